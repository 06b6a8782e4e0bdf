import Patching
import SourceText

/// A text in which edits are marked: `«old→new»` replaces `old` by `new`; either may be empty.
struct MarkedEdits {
    let file: SourceFile
    let edits: [Edit]

    init(_ marked: String, path: String = "A.swift") {
        var bytes: [UInt8] = []
        var edits: [Edit] = []
        var start = 0
        var replacement: String?
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": start = bytes.count
            case "→": replacement = ""
            case "»":
                let range = SourceRange(path: path, bytes: start..<bytes.count)
                edits.append(Edit(range: range, replacement: replacement ?? ""))
                replacement = nil
            default:
                if replacement == nil { bytes += Array(String(scalar).utf8) } else { replacement?.unicodeScalars.append(scalar) }
            }
        }
        file = SourceFile(path: path, bytes: bytes)
        self.edits = edits
    }

    var changes: [FileChange] {
        EditPlan(files: [file], fixes: [Fix(edits: edits, safety: .safe)]).changes
    }
}

/// Shorter than the types: plans are read by their offsets.
func edit(_ bytes: Range<Int>, _ replacement: String, in path: String = "A.swift") -> Edit {
    Edit(range: SourceRange(path: path, bytes: bytes), replacement: replacement)
}

func fix(_ edits: Edit..., consequences: [Consequence] = []) -> Fix {
    Fix(edits: edits, safety: .safe, consequences: consequences)
}

func file(_ text: String, at path: String = "A.swift") -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
}

/// What becomes of the text `0123456789`, or of several such files; nil where nothing does.
func result(of plan: EditPlan, at path: String = "A.swift") -> String? {
    plan.changes.first { $0.path.utf8.elementsEqual(path.utf8) }.map { String(decoding: $0.newBytes, as: UTF8.self) }
}
