import SourceText

/// What the bytes of a Swift file tell before they are lexed. It is taken right after they were read, while they are at hand.
struct SourceGlance: Sendable {
    /// Whether the file may hold a site: one without any of the methods' names has none.
    let mayHoldSite: Bool
    /// The offset of the first `instantiate`, which is part of every method's name but one; nil if there is none.
    let firstInstantiate: Int?
    let declarations: DeclarationSketch

    init(_ file: SourceFile) {
        let first = file.bytes.firstOffset(of: Self.commonNeedle, from: 0)
        firstInstantiate = first
        mayHoldSite =
            Self.isOfOtherEncoding(file.bytes) || file.bytes.contains(Self.nibNeedle)
            || first.map { first in Self.needles.contains { file.bytes.firstOffset(of: $0, from: first) != nil } } ?? false
        declarations = DeclarationSketch(file)
    }

    /// UTF-16 hides every name from a search of bytes: such a file is read, so that it is told of.
    private static func isOfOtherEncoding(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) || bytes.prefix(64).contains(0)
    }

    private static let nibNeedle = ByteNeedle("loadNibNamed")
    static let commonPart = "instantiate"
    private static let commonNeedle = ByteNeedle(commonPart)
    private static let needles = (StoryboardCalls.methodNames + StoryboardCalls.appKitNames + ["withOwner", "instantiateWithOwner"]).map(
        ByteNeedle.init)
}
