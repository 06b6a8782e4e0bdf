import Patching
import SourceText

/// The same numbers for the same seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Short texts of few different characters, so that equal lines and meetings of edits are common.
struct RandomTexts {
    private var numbers: SeededNumbers
    private static let pieces = ["a", "b", "}", " ", "é", "\r\n", "\r", "\n", "\n", "\n", "a\n", "\n\n"]

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func number(upTo limit: Int) -> Int {
        Int.random(in: 0...limit, using: &numbers)
    }

    mutating func text(upTo pieces: Int) -> String {
        (0..<number(upTo: pieces)).map { _ in Self.pieces[number(upTo: Self.pieces.count - 1)] }.joined()
    }

    mutating func edit(of file: SourceFile, reach: Int) -> Edit {
        let start = number(upTo: file.bytes.count)
        let end = min(file.bytes.count, start + number(upTo: reach))
        return Edit(range: SourceRange(path: file.path, bytes: start..<end), replacement: text(upTo: 4))
    }

    /// Changes of `count` files; edits that overlap have been refused.
    mutating func changes(of count: Int) -> [FileChange] {
        var files: [SourceFile] = []
        var fixes: [Fix] = []
        for index in 0..<count {
            let file = SourceFile(path: "\(index)", bytes: Array(text(upTo: index % 3 == 0 ? 120 : 12).utf8))
            for _ in 0...number(upTo: 6) { fixes.append(Fix(edits: [edit(of: file, reach: 8)], safety: .safe)) }
            files.append(file)
        }
        return EditPlan(files: files, fixes: fixes).changes
    }
}
