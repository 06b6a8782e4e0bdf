import InterfaceBuilder

/// The Interface Builder files of a project by name and by class.
struct InterfaceTable: Sendable {
    /// A storyboard or nib file, read or not.
    struct Entry: Sendable {
        let path: String
        let name: InterfaceName
        let isForeign: Bool
        fileprivate let document: InterfaceDocument?
    }

    let all: [Entry]
    /// The paths of the files that were asked for and cannot be read.
    let unreadable: Set<String>
    private let requests: ReadRequests
    private let byName: [ResourceKind: [String: [Entry]]]

    init(
        files: [LazyFile], names: [InterfaceName], read: (documents: [InterfaceDocument?], failed: Set<String>), requests: ReadRequests
    ) {
        self.requests = requests
        unreadable = read.failed
        all = zip(files, zip(names, read.documents)).map { Entry(path: $0.path, name: $1.0, isForeign: $0.isForeign, document: $1.1) }
        byName = Dictionary(grouping: all, by: { $0.name.isStoryboard ? .storyboard : .nib }).mapValues(Self.byName)
    }

    private static func byName(_ entries: [Entry]) -> [String: [Entry]] {
        Dictionary(grouping: entries, by: \.name.name).mapValues { entries in
            entries.allSatisfy(\.isForeign) ? entries : entries.filter { !$0.isForeign }
        }
    }

    /// Whether there is any file of a kind at hand: without one nothing is proven and nothing missed.
    func has(_ kind: ResourceKind) -> Bool { !(byName[kind] ?? [:]).isEmpty }

    func names(of kind: ResourceKind) -> [String] { (byName[kind] ?? [:]).keys.sorted() }

    /// The files of exactly that name, in order of path; `Main~ipad` is that one variant of `Main`.
    func files(_ kind: ResourceKind, named name: String) -> [Entry] {
        byName[kind]?[name] ?? all.filter { $0.name.isStoryboard == (kind == .storyboard) && $0.name.fullName == name }
    }

    /// What a file says; nil where it cannot be read, or was not yet.
    func document(of entry: Entry) -> InterfaceDocument? {
        requests.interface(at: entry.path)
        return entry.document
    }

    /// The scenes and the storyboards in which a class of that name is drawn.
    func scenes(ofClass name: String) -> [(document: InterfaceDocument, scene: InterfaceScene)] {
        requests.interfaces(withClass: name)
        return all.compactMap(\.document).filter { $0.kind == .storyboard }.flatMap { document in
            document.scenes.filter { $0.object.customClass?.name == name }.map { (document, $0) }
        }
    }

    /// The nibs that hold an object of a class of that name, or are loaded by one.
    func nibs(holdingClass name: String) -> [InterfaceDocument] {
        requests.interfaces(withClass: name)
        return all.compactMap(\.document).filter { nib in
            nib.kind == .nib && (nib.roots.contains { $0.customClass?.name == name } || nib.owner?.customClass?.name == name)
        }
    }

    /// The nibs, all of them.
    var nibs: [InterfaceDocument] {
        requests.nibs()
        return all.compactMap(\.document).filter { $0.kind == .nib }
    }
}
