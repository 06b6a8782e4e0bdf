/// Why a file was not read as a storyboard or a xib, and where.
package struct InterfaceError: Error, Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// A processing instruction that is only a name, which not every XML parser survives.
        case bareInstruction
        case binary
        /// A merge was not finished.
        case conflictMarker
        /// A document type, which could declare entities and name other files.
        case documentType
        case empty
        /// An encoding that is declared, but is not UTF-8.
        case encoding(String)
        /// What keeps it from being well-formed, in plain words.
        case notXML(String)
        case notUTF8
        /// A form of Interface Builder 3 or older: `archive`.
        case oldFormat
        /// Another element than `document` at the root.
        case root(String)
        /// It ends before `</document>`.
        case truncated
    }

    /// 1-based; nil where no line is to blame.
    package let line: Int?
    package let cause: Cause

    package init(line: Int?, cause: Cause) {
        self.line = line
        self.cause = cause
    }
}

extension InterfaceError: CustomStringConvertible {
    /// What is wrong and the next step, in one line.
    package var description: String { (line.map { "line \($0): " } ?? "") + message }

    /// What is wrong and the next step.
    package var message: String {
        switch cause {
        case .bareInstruction: "a processing instruction without content, which Interface Builder never writes; take it out"
        case .binary: "binary data, not the XML of Interface Builder; if it is a compiled nib, look for its source"
        case .conflictMarker: "a merge conflict is not resolved; resolve it and run again"
        case .documentType: "a document type declaration, which Interface Builder never writes; take it out"
        case .empty: "the file is empty; restore it from version control"
        case .encoding(let name): "declared as \(name), but only UTF-8 is read; let Xcode save the file once"
        case .notXML(let problem): "not well-formed XML: \(problem); open the file in Xcode to see whether it is damaged"
        case .notUTF8: "bytes that are not UTF-8; let Xcode save the file once"
        case .oldFormat: "saved by an Xcode older than 4; open it in Xcode and save it once"
        case .root(let name): "the root element is \(name), not document; this is no file of Interface Builder's"
        case .truncated: "the file ends before its last element is closed; restore it from version control"
        }
    }
}
