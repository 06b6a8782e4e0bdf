import Patching
import SourceText

/// A declaration that we wrote, wherever it stands in its file, given what it lacks.
enum DeclarationGrowth {
    /// The edit that adds the bundle; whatever else the file holds stays.
    /// - Returns: nil if the file has no declaration, or one that says anything that we would not: it was changed by hand.
    static func addingBundle(to file: SourceFile, dialect: Dialect) -> Edit? {
        guard dialect.origin == .generated else { return nil }
        let layout = TextLayout(of: file.bytes)
        for (isPublic, isIsolated) in [(false, false), (false, true), (true, false), (true, true)] {
            var text = DeclarationText(dialect: dialect, hasBundle: false, isPublic: isPublic, isIsolated: isIsolated, condition: nil)
            let old = layout.laidOut(text.declaration)
            guard let offset = file.bytes.firstOffset(of: ByteNeedle(old), from: 0) else { continue }
            text.hasBundle = true
            let range = SourceRange(path: file.path, bytes: offset..<offset + old.utf8.count)
            return Edit(range: range, replacement: layout.laidOut(text.declaration))
        }
        return nil
    }
}

/// How generated text looks in a file that exists.
struct TextLayout {
    private let lineEnd: String
    private let step: String

    /// Line ends as on the first line; tabs where some line begins with one and none with four blanks.
    init(of bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        // What else Unicode calls a line end is none in Swift.
        let lineEnds: Set<Character> = ["\n", "\r\n", "\r"]
        lineEnd = text.first(where: lineEnds.contains).map(String.init) ?? "\n"
        let lines = text.split(whereSeparator: lineEnds.contains)
        step = lines.contains { $0.hasPrefix("\t") } && !lines.contains { $0.hasPrefix("    ") } ? "\t" : "    "
    }

    /// A text with `\n` and steps of four blanks, as the file would have it.
    func laidOut(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let steps = line.prefix { $0 == " " }.count / 4
            return String(repeating: step, count: steps) + line.dropFirst(steps * 4)
        }
        return lines.joined(separator: lineEnd)
    }
}
