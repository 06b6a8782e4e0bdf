/// A value of a property list as the reader leaves it: where it stands. What it says is worked out when somebody asks.
struct PropertyListNode: Sendable {
    enum Kind: UInt8, Sendable {
        case bareString, quotedString, escapedString, data, array, dictionary
    }

    let kind: Kind
    /// A byte offset; the quotes of a string stand outside.
    let start: Int
    /// A byte offset.
    var end: Int
    /// The index of the node behind this one and its content.
    var next: Int

    var isString: Bool { kind.rawValue <= Kind.escapedString.rawValue }

    /// Byte offsets, quotes and brackets included.
    var range: Range<Int> {
        kind == .quotedString || kind == .escapedString ? start - 1..<end + 1 : start..<end
    }
}

/// The indices of the nodes right below one: the elements of an array, or the keys and values of a dictionary in turn.
struct PropertyListChildren: Sequence, IteratorProtocol {
    private let nodes: [PropertyListNode]
    private var index: Int
    private let end: Int

    init(of parent: Int, in nodes: [PropertyListNode]) {
        self.nodes = nodes
        index = parent + 1
        end = nodes[parent].next
    }

    mutating func next() -> Int? {
        guard index < end else { return nil }
        defer { index = nodes[index].next }
        return index
    }
}
