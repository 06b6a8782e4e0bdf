import Patching
import SourceText

/// Texts with edits that have broken patches before.
let patchSamples: [(name: String, marked: String)] = [
    ("one line", "a\n«b→c»\nd\n"),
    ("start", "«→x\n»a\nb\nc\nd\ne\n"),
    ("first line", "«a→x»\nb\nc\nd\ne\n"),
    ("end", "a\nb\nc\nd\ne\n«→x\n»"),
    ("last line", "a\nb\nc\nd\n«e→x»\n"),
    ("first and last", "«a→x»\nb\nc\nd\ne\nf\ng\nh\ni\nj\n«k→y»\n"),
    ("adjacent lines", "a\n«b→x»\n«c→y»\nd\n"),
    ("adjacent hunks", "«1→a»\n2\n3\n4\n5\n6\n7\n8\n«9→b»\n"),
    ("joined hunks", "«1→a»\n2\n3\n4\n5\n6\n7\n«8→b»\n"),
    ("growing and shrinking", "a\n«b→b\nb\nb»\nc\nd\ne\nf\ng\nh\ni\nj\n«k\nl\nm\n→»n\no\n«p→q»\n"),
    ("joined lines", "a\n«b\n→b »c\nd\n"),
    ("equal lines", "}\n}\n«}\n→»}\n}\n«→}\n»}\n}\n}\n}\n}\n}\n}\n}\n«}\n→»}\n}\n"),
    ("blank lines", "\n\n«\n→»\n\n«→x\n»\n\n"),
    ("CRLF", "a\r\n«b→c»\r\nd\r\n«→x\r\n»e\r\n"),
    ("mixed ends", "a\r\n«b→c»\nd\r\re«→\r»\r\nf\n"),
    ("CR taken", "a\r\nb«\r→»\nc\n"),
    ("CR given", "a\nb«→\r»\nc\n"),
    ("lone CR", "a\r«b→c»\rd\r"),
    ("no last LF", "a\nb\n«c→d»"),
    ("no last LF in context", "«a→b»\nb\nc"),
    ("no last LF far away", "«a→b»\nb\nc\nd\ne\nf\ng"),
    ("last LF given", "a\nb«→\n»"),
    ("last LF taken", "a\nb«\n→»"),
    ("last line taken with its LF", "a\nb\n«c\n→»"),
    ("last line taken with the LF before it", "a\nb«\nc→»"),
    ("line behind a missing LF", "a\nb«→\nc»"),
    ("all taken", "«a\nb\n→»"),
    ("all taken without LF", "«a\nb→»"),
    ("into nothing", "«→a\nb\n»"),
    ("into nothing without LF", "«→a»"),
    ("a single line feed", "«→a»\n"),
    ("looks like a patch", "-- a/x\n++ b/x\n«@@ -1 +1 @@→diff --git a/x b/x»\n\\ No newline at end of file\n--- a\n"),
    ("trailing blanks", "a \t\n«b  →\t \n»\nc\t\n"),
    ("NUL and controls", "a\u{0}b\n«c\u{1B}→\u{0}\u{7}»\n\u{C}\nd\n"),
    ("other line ends", "a\u{2028}b\u{85}c\n«d→e\u{2029}»\u{B}\n"),
    ("BOM", "\u{FEFF}«a→b»\nc\n"),
    ("emoji", "👩‍👩‍👧 a\n«é→e\u{301}»\n"),
]

/// Paths that have broken patches before.
let patchPaths = [
    "A.swift", "Sources/App/A.swift", "My App/View Controllers/A B.swift", " leading", "Größe/日本 語.swift", "e\u{301}.swift",
    "\u{E9}.swift", "say \"hi\".swift", "back\\slash.swift", "tab\there.swift", "it's $HOME & *.swift", "-p0", "a/b", "b/a", "dev/null",
    "bell\u{7}.swift", "line\nfeed.swift", "return\r", "a => b.swift", "{x,y}.swift",
]

/// Every sample in a file of its own, one file at every path, and files that are created.
func allSamples(paths: [String] = patchPaths) -> [FileChange] {
    var files = patchSamples.map { MarkedEdits($0.marked, path: "samples/\($0.name)") }
    files += paths.map { MarkedEdits("a\n«b→c»\nd\n", path: $0) }
    var edits = files.flatMap(\.edits)
    for path in paths { edits.append(edit(0..<0, "new\r\nfile\n", in: "New Folder/" + path)) }
    edits.append(edit(0..<0, "no last line feed", in: "New.swift"))
    let broken = SourceFile(path: "not text", bytes: [0xFF, 0xFE, 0x0A, 0x80, 0x0A, 0xC3])
    edits.append(edit(2..<3, "x\n", in: "not text"))
    return EditPlan(files: files.map(\.file) + [broken], fixes: [Fix(edits: edits, safety: .safe)]).changes
}
