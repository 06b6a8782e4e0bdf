import SourceText
import SwiftLexing
import TestSupport
import Testing

/// The laws that hold for any file. Their material: the trap files whole and cut at every byte, and the Swift files among
/// the other fixtures, cut at some hundred places.
private let fixtures: [SourceFile] = {
    let files = (try? Fixtures.files(below: Fixtures.folder)) ?? []
    return files.filter { $0.path.hasPrefix("Lexing/cases/") || $0.path.hasSuffix(".swift") }
}()

@Test func thereAreFixtures() {
    #expect(fixtures.count > 98)
}

@Test(arguments: fixtures.map(\.path))
func theTokensOfEveryPrefixTileIt(path: String) throws {
    let bytes = try #require(fixtures.first { $0.path == path }).bytes
    for end in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 300)) {
        let prefix = Array(bytes[..<end])
        expectTiled(Lexer.tokens(of: prefix), prefix)
    }
    expectTiled(Lexer.tokens(of: bytes), bytes)
}

/// After a line end that is a token of its own the tokens before it are settled. A line end inside a token is not such a
/// place: a comment, a string, a regex literal with lines and a conflict need their end to be what they are.
@Test(arguments: fixtures.map(\.path))
func theTokensBeforeALineStartDoNotDependOnWhatFollows(path: String) throws {
    let bytes = try #require(fixtures.first { $0.path == path }).bytes
    expectSettledLines(bytes)
}

@Test func tokensTileAnyBytesAtAll() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<3_000 {
        let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        expectTiled(Lexer.tokens(of: bytes), bytes)
    }
}

@Test func tokensTileAnyMixOfDelimiters() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<6_000 {
        let bytes = soup(of: Int.random(in: 1..<40, using: &random), using: &random)
        expectTiled(Lexer.tokens(of: bytes), bytes)
        expectSettledLines(bytes)
        #expect(Lexer.bytesExaminedAhead(in: bytes) <= 4 * bytes.count)
    }
}

/// Each would take quadratic time if a look-ahead that found nothing were repeated for the next byte.
@Test(arguments: [
    "/", " /", " /a", "/\\", " /(", "\\/ /", "#", "#/\n", "##/\n", "#\"\"\"\\#(", "##\"\"\"\\##(", "#\"", "<#", "<<#", "+<#", "<",
    "`", "`a", "“", "'", "<<<<<<< \n", ">>>> \n", "/*", "*/", "\"\\(", "\"\"\"\\(", "0x1.f", "1.", "$", "((", "\r", "\u{301}", "\\",
])
func lookAheadIsLinear(unit: String) {
    let bytes = Array(String(repeating: unit, count: 5_000).utf8)
    #expect(Lexer.bytesExaminedAhead(in: bytes) <= 4 * bytes.count)
    expectTiled(Lexer.tokens(of: bytes), bytes)
}

private func expectSettledLines(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let tokens = Lexer.tokens(of: bytes)
    let lineEnds = tokens.indices.filter { tokens[$0].kind == .newline }
    for index in lineEnds where index % max(1, tokens.count / 100) == 0 {
        let before = Array(tokens[...index])
        let cut = Lexer.tokens(of: Array(bytes[..<tokens[index].range.upperBound]))
        #expect(cut == before, "line end at byte \(tokens[index].range.lowerBound)", sourceLocation: sourceLocation)
    }
}

private func soup(of count: Int, using random: inout SplitMix64) -> [UInt8] {
    (0..<count).flatMap { _ in Array((delimiters.randomElement(using: &random) ?? "").utf8) }
}

private let delimiters = [
    "\"", "\"\"\"", "#", "##", "#\"", "\"#", "\\(", "\\#(", "(", ")", "{", "}", "/", "//", "/*", "*/", "#/", "/#", "\\", "\n", "\r",
    "\r\n", " ", "a", "1", ".", "<", ">", "<#", "#>", "`", "'", "“", "”", "?", "!", "=", "&", ":", "try", "func", "#if", "#else",
    "#endif", "<<<<<<< ", ">>>>>>> ", ">>>> ", "<<<<", "0x", "e", "$", "\u{FEFF}", "\u{301}", "\u{A0}", "\0", "∆", "é",
]

/// The same numbers on every machine and every run (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators").
private struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
