/// Compares what two property lists say, wherever it stands. Lists without elements count as none: to the readers of project
/// files they are the same.
struct ContentComparison {
    private let old: PropertyList
    private let new: PropertyList
    /// The keys and elements of the new one that are looked past: the old one names none of them.
    private let hidden: [[UInt8]]

    init(_ old: PropertyList, _ new: PropertyList, without hidden: [[UInt8]]) {
        self.old = old
        self.new = new
        self.hidden = hidden
    }

    var isEqual: Bool { isEqual(0, 0) }

    private func isEqual(_ left: Int, _ right: Int) -> Bool {
        if isSameText(left, right) { return true }
        return switch (old.nodes[left].kind, new.nodes[right].kind) {
        case (.dictionary, .dictionary): haveEqualEntries(left, right)
        case (.array, .array): haveEqualElements(left, right)
        case (.data, .data): PropertyListValue(list: old, node: left).data == PropertyListValue(list: new, node: right).data
        default: old.text(of: left).map { text in new.text(of: right) == text } ?? false
        }
    }

    /// Nearly everything is written as it was, and then says the same.
    private func isSameText(_ left: Int, _ right: Int) -> Bool {
        let (before, after) = (old.nodes[left].range, new.nodes[right].range)
        return before.count == after.count && old.bytes[before] == new.bytes[after]
    }

    private func haveEqualEntries(_ left: Int, _ right: Int) -> Bool {
        let oldKeys = old.keys(of: left).filter { !old.isEmptyArray($0 + 1) }
        let newKeys = new.keys(of: right).filter { !isHidden($0) && !isWithoutElements($0 + 1) }
        return oldKeys.count == newKeys.count && zip(oldKeys, newKeys).allSatisfy { isEqual($0, $1) && isEqual($0 + 1, $1 + 1) }
    }

    private func haveEqualElements(_ left: Int, _ right: Int) -> Bool {
        let (oldElements, newElements) = (Array(old.children(of: left)), new.children(of: right).filter { !isHidden($0) })
        return oldElements.count == newElements.count && zip(oldElements, newElements).allSatisfy { isEqual($0, $1) }
    }

    private func isWithoutElements(_ node: Int) -> Bool {
        new.nodes[node].kind == .array && new.children(of: node).allSatisfy(isHidden)
    }

    private func isHidden(_ node: Int) -> Bool {
        new.nodes[node].isString && hidden.contains { new.isText(node, equalTo: $0) }
    }
}

extension PropertyList {
    fileprivate func isEmptyArray(_ node: Int) -> Bool { nodes[node].kind == .array && nodes[node].next == node + 1 }
}
