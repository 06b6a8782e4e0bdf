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
    /// Classes by the last component of each name that may be their superclass's, as written.
    private let byInheritedName: [String: [Int]]

    init(_ project: Project) {
        self.project = project
        var byInheritedName: [String: [Int]] = [:]
        for (type, nominal) in project.types.all.enumerated() where nominal.kind == .class {
            for name in Set(Self.inheritedNames(of: nominal, in: project).compactMap { $0.split(separator: ".").last }) {
                byInheritedName[String(name), default: []].append(type)
            }
        }
        self.byInheritedName = byInheritedName
    }

    /// The names that can be the superclass's: the first inherited one, or the parts of a composition.
    private static func inheritedNames(of type: NominalType, in project: Project) -> [String] {
        guard let place = type.declarations.first else { return [] }
        let declaration = project.typeDeclaration(place)
        let outline = project.outline(place.file)
        let names = project.inheritedComponents(of: declaration, in: outline).map { $0.split(separator: "<").first.map(String.init) ?? "" }
        guard let first = names.first else { return [] }
        let isComposed = declaration.inherited.first.map { outline.compactText($0) != first } ?? false
        return isComposed ? names : [first]
    }

    func superclass(of type: Int) -> Superclass {
        let nominal = project.types.all[type]
        guard nominal.kind == .class, let place = nominal.declarations.first else { return .none }
        let keyword = project.typeDeclaration(place).keyword
        let meanings = Self.inheritedNames(of: nominal, in: project).map { project.superclass(named: $0, file: place.file, at: keyword) }
        return meanings.first { if case .project = $0 { true } else { false } } ?? meanings.first { $0 != .none } ?? .none
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

    /// Apple's classes that a class inherits from, as far as the name of the first one tells: the project may extend them.
    func kitClasses(of type: Int) -> Set<String> {
        let root = externalRoot(of: type)
        let all = NameScope.kitClasses.union([root].compactMap(\.self))
        if root?.hasSuffix("Controller") ?? false { return all.subtracting(["UIView"]) }
        return root.map(SystemClass.isNamedLikeOne) ?? false ? all.subtracting(["UIViewController"]) : all
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

extension Project {
    fileprivate func superclass(named name: String, file: Int, at index: Int) -> ClassHierarchy.Superclass {
        switch type(named: name, file: file, at: index) {
        case .project(let parent): types.all[parent].kind == .class ? .project(parent) : .none
        case .ambiguous(let parents): parents.first.map { types.all[$0].kind == .class ? .project($0) : .none } ?? .none
        case .unknown(let name): .external(name)
        case .genericParameter: .none
        }
    }
}
