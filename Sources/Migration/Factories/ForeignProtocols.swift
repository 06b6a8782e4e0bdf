import SwiftOutline

/// The protocols of a class that the project's sources do not declare: what they require is not known.
struct ForeignProtocols {
    let project: Project
    let hierarchy: ClassHierarchy
    /// The name of a protocol whose requirements are known all the same.
    let known: String

    func first(of type: Int) -> String? {
        let line = [type] + hierarchy.ancestors(of: type)
        let places = line.flatMap { project.types.all[$0].declarations + project.extensions(of: $0) }
        var seen: Set<String> = []
        var pending = places.flatMap(inherited)
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            let bare = name.split(separator: ".").last.map(String.init) ?? name
            let own = project.types.named(name) + project.types.named(bare)
            if own.isEmpty, isForeign(bare) { return bare }
            pending += own.filter { project.types.all[$0].kind == .protocol }.flatMap {
                project.types.all[$0].declarations.flatMap(inherited)
            }
        }
        return nil
    }

    private func inherited(_ place: DeclarationPlace) -> [String] {
        project.inheritedComponents(of: project.typeDeclaration(place), in: project.outline(place.file))
            .map { String($0.prefix { $0 != "<" }) }
    }

    /// Those of Apple's, and what is called back, have no static requirements that an app would name as it likes.
    private func isForeign(_ name: String) -> Bool {
        name != known && !SystemClass.isNamedLikeOne(name) && !Self.standard.contains(name)
            && !["Delegate", "DataSource", "ContextProviding"].contains(where: name.hasSuffix)
    }

    private static let standard: Set<String> = [
        "AnyObject", "class", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject",
    ]
}
