import SourceText
import SwiftLexing
import TestSupport
import Testing

/// Files of a few bytes, each with one trap of Swift's lexical grammar: `Fixtures/Lexing/cases`.
/// `Fixtures/Lexing/tokens.txt` has a line for each: its name, a colon and its tokens. `.ci/oracle` compares the same files
/// with the toolchain's parser.
private let traps: [TokenCase] = {
    let folder = Fixtures.folder + "/Lexing"
    let files = (try? Fixtures.files(below: folder + "/cases")) ?? []
    let dump = (try? Fixtures.files(below: folder))?.first { $0.path == "tokens.txt" }
    let lines = dump.map { $0.text(0..<$0.bytes.count).split(separator: "\n") } ?? []
    let tokens = Dictionary(uniqueKeysWithValues: lines.map { ($0.prefix { $0 != ":" }, $0.drop { $0 != ":" }.dropFirst()) })
    return files.map { TokenCase($0.path, bytes: $0.bytes, String(tokens[$0.path[...]] ?? "not in tokens.txt")) }
}()

@Test func thereAreNinetyEightTraps() {
    #expect(traps.count == 98)
}

@Test(arguments: traps)
func aTrapHasTheTokensOfItsLine(trap: TokenCase) {
    expectTokens(trap)
}
