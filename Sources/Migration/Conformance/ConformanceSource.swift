/// Where a class has its conformance from.
struct ConformanceSource: Sendable {
    /// Nil for an extension of a class of UIKit's.
    let type: Int?
    /// The class declares it itself, in the source.
    let isOwn: Bool
    /// The plan writes it into the class.
    let isPlanned: Bool
}

/// A member that a class's sites need.
struct WitnessNeed: Sendable {
    let kind: WitnessKind
    let value: WitnessValue
    /// How the class would say it.
    let expression: String
    let type: Int
}
