import SourceText

/// The files that are compiled together: those in a folder of `Sources`, or all.
struct Module {
    let name: String
    var files: [SourceFile]

    /// In an order in which no module imports a later one. At least one.
    static func modules(of files: [SourceFile]) -> [Module] {
        let byName = Dictionary(grouping: files) { file in
            let folders = file.path.split(separator: "/")
            return folders.count > 2 && folders[0] == "Sources" ? String(folders[1]) : "App"
        }
        var rest = byName.map { Module(name: $0.key, files: $0.value) }.sorted { $0.name < $1.name }
        var ordered: [Module] = []
        while let next = rest.firstIndex(where: { module in !rest.contains { module.imports($0) } }) {
            ordered.append(rest.remove(at: next))
        }
        return ordered.isEmpty ? [Module(name: "App", files: files)] : ordered
    }

    private func imports(_ other: Module) -> Bool {
        name != other.name
            && files.contains { file in
                file.text(0..<file.bytes.count).split(separator: "\n").contains { $0.hasSuffix("import \(other.name)") }
            }
    }
}
