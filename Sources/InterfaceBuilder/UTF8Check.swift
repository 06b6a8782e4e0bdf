/// Whether bytes are UTF-8.
enum UTF8Check {
    /// The 1-based line of the first byte that is not, counted in `\n`.
    static func firstBadLine(of bytes: [UInt8]) -> Int? {
        // Most files are ASCII, which needs no decoder.
        guard let start = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
        var line = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
        var rest = bytes[start...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): line += scalar.first == UInt8(ascii: "\n") ? 1 : 0
            case .emptyInput: return nil
            case .error: return line
            }
        }
    }
}
