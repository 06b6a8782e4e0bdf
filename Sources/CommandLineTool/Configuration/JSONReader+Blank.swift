extension JSONReader {
    /// Moves behind a closing bracket if it is the next.
    mutating func skip(_ bracket: Unicode.Scalar, of opening: String) throws(JSONFault) -> Bool {
        try skipBlank()
        guard let byte = peek() else { throw fault("the \(opening) is not closed") }
        guard byte == UInt8(ascii: bracket) else { return false }
        take()
        return true
    }

    /// Moves behind a comma; there need not be one before a closing bracket.
    mutating func skipComma(before bracket: Unicode.Scalar) throws(JSONFault) {
        try skipBlank()
        guard let byte = peek(), byte != UInt8(ascii: bracket) else { return }
        guard byte == UInt8(ascii: ",") else { throw fault("expected ',' or '\(bracket)', found \(found)") }
        take()
    }

    /// Moves behind blanks and comments.
    mutating func skipBlank() throws(JSONFault) {
        while let byte = peek() {
            switch (byte, peek(1)) {
            case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _): take()
            case (UInt8(ascii: "/"), UInt8(ascii: "/")): while let byte = peek(), !isLineEnd(byte) { take() }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(JSONFault) {
        let start = line
        take()
        take()
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
            guard take() != nil else { throw JSONFault(line: start, message: "the comment is not closed") }
        }
        take()
        take()
    }
}

private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
