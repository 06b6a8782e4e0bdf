/// A pattern of paths below a folder: `*` stands for any part of a name, `**` for any number of folders. What lies below a match matches.
struct PathPattern: Equatable, Sendable {
    /// As it was written.
    let text: String
    /// What it is relative to, itself relative to the project's root.
    private let folder: [Substring]
    private let names: [Substring]
    /// Whether it means what lies below a folder, and no file of its name.
    private let meansFolder: Bool

    /// Nil for what names nothing below the folder: an absolute path, one with `..`, an empty one.
    init?(_ text: String, in folder: String) {
        let names = text.split(separator: "/").filter { $0 != "." }
        guard !text.hasPrefix("/"), !names.isEmpty, !names.contains("..") else { return nil }
        self.text = text
        self.folder = folder.split(separator: "/")
        self.names = names
        meansFolder = text.hasSuffix("/")
    }

    /// Whether a file matches; its path is relative to the project's root.
    func matches(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        guard components.starts(with: folder, by: { $0.utf8.elementsEqual($1.utf8) }) else { return false }
        let inner = components.dropFirst(folder.count)
        var states = afterFolders([0])
        for (index, component) in inner.enumerated() {
            states = afterFolders(Set(states.compactMap { after($0, component) }))
            if states.contains(names.count), !meansFolder || index + 1 < inner.count { return true }
        }
        return false
    }

    /// How many names of the pattern are used up when one of them met a component; nil if it does not match.
    private func after(_ state: Int, _ component: Substring) -> Int? {
        guard state < names.count else { return nil }
        if names[state] == "**" { return state }
        return isName(component, like: names[state]) ? state + 1 : nil
    }

    /// `**` may stand for no folder at all.
    private func afterFolders(_ states: Set<Int>) -> Set<Int> {
        var all = states
        for var state in states {
            while state < names.count, names[state] == "**" {
                state += 1
                all.insert(state)
            }
        }
        return all
    }
}

/// Whether a name is like one with stars: its parts come in their order, the first at the start and the last at the end.
private func isName(_ name: Substring, like pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var rest = Array(name.utf8)[...]
    guard let first = parts.first, let last = parts.last, rest.starts(with: first) else { return false }
    guard parts.count > 1 else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
        rest = rest[(start + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
}
