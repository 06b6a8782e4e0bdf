/// Text to be put into a file.
package struct Insertion: Hashable, Sendable {
    /// A byte offset of the file as it was.
    package let offset: Int
    package let text: String

    package init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
    }
}

extension Insertion {
    /// Ordered by offset, one for each; what goes to the same place keeps its order.
    static func merged(_ insertions: [Insertion]) -> [Insertion] {
        let texts = Dictionary(grouping: insertions, by: \.offset).mapValues { $0.map(\.text).joined() }
        return texts.map { Insertion(offset: $0.key, text: $0.value) }.sorted { $0.offset < $1.offset }
    }

    /// - Parameter insertions: ordered by offset.
    static func apply(_ insertions: [Insertion], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var done = 0
        for insertion in insertions {
            result += bytes[done..<insertion.offset] + Array(insertion.text.utf8)
            done = insertion.offset
        }
        return result + bytes[done...]
    }
}
