import SourceText
import SwiftLexing
import TestSupport
import Testing

private func problems(_ bytes: [UInt8]) -> [LexicalProblem] {
    TokenList(SourceFile(path: "a.swift", bytes: bytes)).problems
}

private struct ProblemCase: Sendable, CustomTestStringConvertible {
    let source: String
    let causes: [LexicalProblem.Cause]

    init(_ source: String, _ causes: LexicalProblem.Cause...) {
        self.source = source
        self.causes = causes
    }

    var testDescription: String { source.debugDescription }
}

@Test(arguments: [
    ProblemCase("let a = \"\\(b)\" // c\n"),
    ProblemCase("\"abc", .token(.unterminatedString), .token(.unterminatedString)),
    ProblemCase("\"", .token(.unterminatedString)),
    ProblemCase("\"\"\"\n", .token(.unterminatedString), .token(.unterminatedString)),
    ProblemCase("\"\\(a\n", .token(.unterminatedString), .token(.unterminatedInterpolation)),
    ProblemCase("\"\\(a)", .token(.unterminatedString)),
    ProblemCase("/*", .token(.unterminatedComment)),
    ProblemCase("= / a", .token(.unterminatedRegex)),
    ProblemCase("'a'", .token(.singleQuotes)),
    ProblemCase("#\"a\"##", .token(.surplusHashes)),
    ProblemCase("a */", .token(.strayCommentEnd)),
    ProblemCase("a\u{A0}b", .token(.strayCharacter)),
    ProblemCase("a\0b", .token(.strayCharacter)),
    ProblemCase("1a", .token(.malformedNumber)),
    ProblemCase("``", .token(.malformedName)),
    ProblemCase("<<<<<<< a\n>>>>>>> b", .token(.conflictMarker)),
    ProblemCase("<#a#>"),
])
private func whatIsNoSwiftIsAProblem(row: ProblemCase) {
    #expect(problems(Array(row.source.utf8)).map(\.cause) == row.causes)
}

/// Sources with the place of the first bytes that are not UTF-8.
private let notUTF8: [(bytes: [UInt8], range: Range<Int>)] = [
    ([0x2F, 0x2F, 0x20, 0xFF], 3..<4),
    ([0x22, 0x61, 0xC3, 0x22], 2..<3),
    ([0x61, 0x20, 0xE2, 0x82], 2..<4),
    ([0xC3, 0xA9, 0x2F, 0x2F, 0xF0, 0x9F, 0x91, 0x8D, 0xED, 0xA0, 0x80], 8..<11),
]

@Test(arguments: notUTF8)
func bytesThatAreNotUTF8AreAProblemInLiteralsAndCommentsToo(bytes: [UInt8], range: Range<Int>) {
    #expect(problems(bytes).contains(LexicalProblem(cause: .token(.notUTF8), range: range)))
}

@Test func allOfUTF8IsNoProblem() {
    #expect(problems(Array("// é 変 👍🏽 \u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}".utf8)).isEmpty)
}

@Test func problemsComeInOrderOfPlace() {
    let places = problems(Array("}\n\"a\n'b'\n{".utf8)).map(\.range.lowerBound)
    #expect(places == [0, 2, 3, 5, 9])
}
