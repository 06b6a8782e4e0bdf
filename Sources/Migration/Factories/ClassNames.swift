import SwiftOutline

/// The names that a class and those below it go by, other names for them included: static members are inherited.
struct ClassNames {
    private(set) var all: Set<String>
    private let project: Project
    private let line: [Int]

    init(of type: Int, in project: Project, hierarchy: ClassHierarchy) {
        self.project = project
        line = [type] + hierarchy.descendants(of: type)
        all = Set(line.flatMap { project.types.allNames(of: project.types.all[$0].name) })
        for name in all { project.requests.mentions(of: name) }
    }

    /// With the names that the functions of a file declare for themselves.
    func inside(_ outline: Outline) -> ClassNames {
        var names = self
        let subclasses = outline.types.filter { type in
            type.isLocal && type.inherited.first.map { all.contains(outline.name($0.upperBound - 1)) } ?? false
        }
        names.all.formUnion(subclasses.map(\.name))
        names.addAliases { name in
            outline.typeAliases.filter { $0.isLocal && $0.type.last.map(outline.name) == name }.map(\.name)
        }
        return names
    }

    /// Whether `Self` is one of the classes at a place.
    func containsSelf(at index: Int, in file: Int) -> Bool {
        project.enclosingClass(of: index, in: file).map(line.contains) ?? false
    }

    private mutating func addAliases(of names: (String) -> [String]) {
        var pending = Array(all)
        while let name = pending.popLast() {
            for alias in names(name) where all.insert(alias).inserted { pending.append(alias) }
        }
    }
}
