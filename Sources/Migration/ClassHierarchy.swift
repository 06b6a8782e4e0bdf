import SwiftOutline

/// Who inherits from whom, by indices into `TypeTable.all`. Superclasses are looked up when they are asked for.
struct ClassHierarchy: Sendable {
    enum Superclass: Sendable, Equatable {
        case project(Int)
        /// A class that the project's Swift sources do not declare.
        case external(String)
        case none
    }

    private let project: Project
    /// Classes by the last component of the first name that they inherit from, as written.
    private let byInheritedName: [String: [Int]]

    init(_ project: Project) {
        self.project = project
        var byInheritedName: [String: [Int]] = [:]
        for (type, nominal) in project.types.all.enumerated() where nominal.kind == .class {
            guard let name = Self.inheritedName(of: nominal, in: project)?.split(separator: ".").last else { continue }
            byInheritedName[String(name), default: []].append(type)
        }
        self.byInheritedName = byInheritedName
    }

    /// The first inherited name as written, without generic arguments.
    private static func inheritedName(of type: NominalType, in project: Project) -> String? {
        guard let place = type.declarations.first, let first = project.typeDeclaration(place).inherited.first else { return nil }
        return project.outline(place.file).compactText(first).split(separator: "<").first.map(String.init)
    }

    func superclass(of type: Int) -> Superclass {
        let nominal = project.types.all[type]
        guard nominal.kind == .class, let place = nominal.declarations.first, let name = Self.inheritedName(of: nominal, in: project) else {
            return .none
        }
        switch project.type(named: name, file: place.file, at: project.typeDeclaration(place).keyword) {
        case .project(let parent):
            return project.types.all[parent].kind == .class ? .project(parent) : .none
        case .ambiguous(let parents):
            return parents.first.map { project.types.all[$0].kind == .class ? .project($0) : .none } ?? .none
        case .unknown(let name): return .external(name)
        case .genericParameter: return .none
        }
    }

    /// The project's classes above a class, nearest first. Stops at a cycle: such source does not compile anyway.
    func ancestors(of type: Int) -> [Int] {
        var ancestors: [Int] = []
        var current = type
        while case .project(let parent) = superclass(of: current), parent != type, !ancestors.contains(parent) {
            ancestors.append(parent)
            current = parent
        }
        return ancestors
    }

    /// The class outside the project's sources that a class comes from in the end; nil if it has none.
    func externalRoot(of type: Int) -> String? {
        guard case .external(let name) = superclass(of: ancestors(of: type).last ?? type) else { return nil }
        return name
    }

    /// All classes below a class.
    func descendants(of type: Int) -> [Int] {
        var found: [Int] = []
        var pending = children(of: type)
        while let next = pending.popLast() {
            guard !found.contains(next), next != type else { continue }
            found.append(next)
            pending += children(of: next)
        }
        return found.sorted()
    }

    func hasSubclasses(_ type: Int) -> Bool {
        !children(of: type).isEmpty
    }

    /// The classes that name a class, or another name for it, as their superclass.
    private func children(of type: Int) -> [Int] {
        let names = [project.types.all[type].name] + project.types.aliases(of: project.types.all[type].name)
        for name in names { project.requests.subclasses(of: name) }
        return names.flatMap { byInheritedName[$0] ?? [] }.filter { superclass(of: $0) == .project(type) }
    }
}
