import Migration

/// An option about the declaration of a protocol, asked for together with dialects whose protocols we do not declare.
struct IdleOption {
    let name: String
    /// Of the first dialect that it could have been for.
    let dialect: String

    /// What a configuration file says holds for other runs too, so only what was typed counts.
    init?(among typed: [String], with dialects: [Dialect]) {
        for (option, resources, isFor) in Self.all where typed.contains(option) {
            let possible = dialects.filter { resources.contains($0.resource) }
            guard let first = possible.first, !possible.contains(where: { isFor($0.origin) }) else { continue }
            (name, dialect) = (option, first.name)
            return
        }
        return nil
    }

    /// By option: for which resources it is, and whose protocols.
    private static let all: [(option: String, resources: [ResourceKind], isFor: @Sendable (Dialect.Origin) -> Bool)] = [
        ("--protocol-name", [.storyboard], { $0 == .generated }),
        ("--nib-protocol-name", [.nib], { $0 == .generated }),
        ("--declaration-file", [.storyboard, .nib], isOurs),
        ("--declare-in", [.storyboard, .nib], isOurs),
        ("--isolation", [.storyboard, .nib], isOurs),
    ]

    @Sendable private static func isOurs(_ origin: Dialect.Origin) -> Bool {
        switch origin {
        case .generated, .written: true
        case .project, .imported: false
        }
    }
}
