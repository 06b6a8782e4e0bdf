/// Why a file was not read as a property list, and where.
package struct PropertyListError: Error, Hashable, Sendable {
    package enum Format: String, Sendable {
        case binary, json = "JSON", utf16 = "UTF-16", xml = "XML"
    }

    package enum Cause: Hashable, Sendable {
        /// A merge was not finished.
        case conflictMarker
        case expected(String)
        /// A top-level key that the file's purpose asks for.
        case missing(key: String)
        case oddNumberOfDigits
        case tooDeep
        case trailingText
        case unsupported(Format)
        case unterminatedComment
        case unterminatedString
    }

    /// 1-based.
    package let line: Int
    package let cause: Cause

    package init(line: Int, cause: Cause) {
        self.line = line
        self.cause = cause
    }
}

extension PropertyListError: CustomStringConvertible {
    /// What is wrong and the next step, in one line.
    package var description: String { "line \(line): \(cause.message)" }
}

extension PropertyListError.Cause {
    package var message: String {
        switch self {
        case .conflictMarker: "a merge conflict is not resolved; resolve it and run again"
        case .expected(let what): "expected \(what); open the project in Xcode to see whether it is damaged"
        case .missing(let key): "there is no \(key) at the top; this is not an Xcode project"
        case .oddNumberOfDigits: "data with half a byte at its end; open the project in Xcode to see whether it is damaged"
        case .tooDeep: "values are nested too deep to be an Xcode project"
        case .trailingText: "text after the end of the property list; open the project in Xcode to see whether it is damaged"
        case .unsupported(let format): "a property list in \(format.rawValue) form is not read; let Xcode save the project once"
        case .unterminatedComment: "a comment does not end"
        case .unterminatedString: "a string does not end"
        }
    }
}

/// The same before its line is known.
struct PropertyListFault: Error {
    /// A byte offset.
    let offset: Int
    let cause: PropertyListError.Cause
}
