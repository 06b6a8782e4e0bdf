import SourceText

/// Makes IDs for new objects. They follow from what the object is, so two branches that add the same file agree, and two
/// that add different ones do not collide.
struct ObjectIDs {
    private static let length = 24

    private let bytes: [UInt8]
    private var given: Set<String> = []

    init(in bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// 24 upper-case hexadecimal digits that the file does not hold.
    /// - Parameters:
    ///   - role: the `isa` of the object.
    ///   - path: of the file, as written in the project's folder.
    ///   - target: the name of the target that the object is for; empty if it is for all.
    mutating func newID(role: String, path: String, target: String = "") -> String {
        var counter = 0
        while true {
            let id = Self.digits(of: [role, path, target, String(counter)].joined(separator: "\0"))
            if !isMentioned(id), !isMentioned(id.lowercased()), given.insert(id).inserted { return id }
            counter += 1
        }
    }

    /// Whether the file holds an ID as a word of its own, in a comment too.
    private func isMentioned(_ id: String) -> Bool {
        let needle = ByteNeedle(id)
        var start = 0
        while let found = bytes.firstOffset(of: needle, from: start) {
            let end = found + Self.length
            if found == 0 || !Self.isWord(bytes[found - 1]), end == bytes.count || !Self.isWord(bytes[end]) { return true }
            start = end
        }
        return false
    }

    private static func digits(of text: String) -> String {
        SHA256.hash(Array(text.utf8)).prefix(length / 2).map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: byte == UInt8(ascii: "_")
        }
    }
}
