import SourceText

/// An OpenStep property list, the form in which Xcode writes project files.
package struct PropertyList: Sendable {
    package let root: PropertyListValue

    /// Reads any bytes; what Foundation would refuse, or what is in another form, is an error with its line.
    package init(_ bytes: [UInt8]) throws(PropertyListError) {
        do throws(PropertyListFault) {
            try Self.refuseOtherForms(bytes)
            var reader = PropertyListReader(bytes)
            root = try reader.document()
        } catch {
            throw Self.error(for: error, in: bytes)
        }
    }

    private static func refuseOtherForms(_ bytes: [UInt8]) throws(PropertyListFault) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw PropertyListFault(offset: 0, cause: .unsupported(.utf16))
        }
        var cursor = ByteCursor(bytes)
        cursor.skipByteOrderMark()
        cursor.skip(while: isBlank)
        if cursor.starts(with: "bplist") { throw PropertyListFault(offset: cursor.offset, cause: .unsupported(.binary)) }
        if cursor.starts(with: "<?xml") || cursor.starts(with: "<!DOCTYPE") || cursor.starts(with: "<plist") {
            throw PropertyListFault(offset: cursor.offset, cause: .unsupported(.xml))
        }
    }

    /// A marker of a conflict is never valid at the beginning of a line, so the line of the first fault tells.
    private static func error(for fault: PropertyListFault, in bytes: [UInt8]) -> PropertyListError {
        let lines = LineIndex(bytes)
        let line = lines.position(of: fault.offset).line
        let text = bytes[lines.starts[line - 1]...].prefix(7)
        let markers: [StaticString] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
        let isMarker = markers.contains { marker in marker.withUTF8Buffer { $0.elementsEqual(text) } }
        return PropertyListError(line: line, cause: isMarker ? .conflictMarker : fault.cause)
    }
}

extension ByteCursor {
    mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset == 0 { advance(3) }
    }
}
