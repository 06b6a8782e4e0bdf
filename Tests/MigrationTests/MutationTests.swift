import Migration
import SourceText
import SwiftLexing
import TestSupport
import Testing

/// The fixtures, damaged: whatever stands in a file, the engine ends, and the laws of any run hold. A sample, by chance, on every
/// machine: where there is the toolchain's parser `.ci/mutations` damages each token in turn and lets it judge the edits too.
@Suite struct MutationTests {
    static let cases = FixtureTests.cases

    @Test(arguments: cases) func aFileThatEndsAnywhereIsHandledLawfully(_ migration: MigrationCase) {
        let input = migration.input
        for (index, file) in input.swiftFiles.enumerated() {
            let step = max(1, file.source.bytes.count / 8)
            for end in stride(from: 0, to: file.source.bytes.count, by: step) {
                expectLawfulMigration(of: input.replacing(index, by: Array(file.source.bytes[..<end])), migration.migrationOptions)
            }
        }
    }

    @Test(arguments: cases) func damagedFilesAreHandledLawfully(_ migration: MigrationCase) {
        var random = SplitMix64(seed: UInt64(migration.name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF))
        let input = migration.input
        for _ in 0..<8 {
            guard let index = input.swiftFiles.indices.randomElement(using: &random) else { return }
            var bytes = input.swiftFiles[index].source.bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) { bytes = Mutation.random(using: &random).apply(to: bytes, using: &random) }
            expectLawfulMigration(of: input.replacing(index, by: bytes), migration.migrationOptions)
        }
    }
}

extension MigrationInput {
    fileprivate func replacing(_ index: Int, by bytes: [UInt8]) -> MigrationInput {
        let path = swiftFiles[index].source.path
        return mapSwiftFiles { $0.path == path ? bytes : $0.bytes }
    }
}

/// A way to damage a file.
private enum Mutation: CaseIterable {
    case deleteToken, doubleToken, swapTokens, swapLines, deleteLine, doubleLine, insertBracket, insertComment, joinLines

    static func random(using random: inout SplitMix64) -> Mutation {
        allCases.randomElement(using: &random) ?? .deleteToken
    }

    func apply(to bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        switch self {
        case .swapLines, .deleteLine, .doubleLine, .joinLines: ofLines(bytes, using: &random)
        default: ofTokens(bytes, using: &random)
        }
    }

    private func ofTokens(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var pieces = Lexer.tokens(of: bytes).map { bytes[$0.range] }
        guard let place = pieces.indices.randomElement(using: &random), let other = pieces.indices.randomElement(using: &random) else {
            return bytes
        }
        switch self {
        case .deleteToken: pieces.remove(at: place)
        case .doubleToken: pieces.insert(pieces[place], at: place)
        case .swapTokens: pieces.swapAt(place, other)
        case .insertBracket: pieces.insert(ArraySlice("(){}[]\"".randomElement(using: &random)?.utf8.map { $0 } ?? []), at: place)
        default: pieces.insert(ArraySlice((Bool.random(using: &random) ? "/* c */" : "// c\n").utf8), at: place)
        }
        return Array(pieces.joined())
    }

    private func ofLines(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let place = lines.indices.randomElement(using: &random), let other = lines.indices.randomElement(using: &random) else {
            return bytes
        }
        switch self {
        case .swapLines: lines.swapAt(place, other)
        case .deleteLine: lines.remove(at: place)
        case .doubleLine: lines.insert(lines[place], at: other)
        default: if place > 0 { lines[place - 1] += [UInt8(ascii: " ")] + lines.remove(at: place) }
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
