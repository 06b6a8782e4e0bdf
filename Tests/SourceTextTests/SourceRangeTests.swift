import SourceText
import Testing

@Suite struct SourceRangeTests {
    private let composed = "caf\u{E9}.swift"
    private let decomposed = "cafe\u{301}.swift"

    @Test func twoSpellingsOfANameAreTwoPlaces() {
        let left = SourceRange(path: composed, bytes: 0..<1)
        let right = SourceRange(path: decomposed, bytes: 0..<1)
        #expect(composed == decomposed)
        #expect(left != right)
        #expect(Set([left, right]).count == 2)
        #expect(Set([left, left]).count == 1)
    }

    @Test func placesAreInOrderOfPathBytesThenOfStartThenOfEnd() {
        let places = [
            SourceRange(path: "Z", bytes: 9..<9), SourceRange(path: "a", bytes: 1..<1), SourceRange(path: "a", bytes: 1..<5),
            SourceRange(path: "a", bytes: 2..<3), SourceRange(path: "a/b", bytes: 0..<0), SourceRange(path: decomposed, bytes: 0..<0),
            SourceRange(path: composed, bytes: 0..<0),
        ]
        #expect(places.reversed().sorted() == places)
    }

    @Test func textOfARangeIsRepairedWhereItIsNotUTF8() {
        let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])
        #expect(file.text(0..<1) == "a")
        #expect(file.text(1..<3) == "\u{FFFD}b")
        #expect(file.text(2..<2).isEmpty)
    }
}
