import SwiftOutline

/// Who inherits from whom, by indices into `TypeTable.all`.
struct ClassHierarchy: Sendable {
    enum Superclass: Sendable, Equatable {
        case project(Int)
        /// A class that the project's Swift sources do not declare.
        case external(String)
        case none
    }

    private let superclasses: [Int: Superclass]
    private let subclasses: [Int: [Int]]

    init(_ project: Project) {
        var superclasses: [Int: Superclass] = [:]
        var subclasses: [Int: [Int]] = [:]
        for (type, nominal) in project.types.all.enumerated() where nominal.kind == .class {
            let superclass = Self.superclass(of: nominal, in: project)
            superclasses[type] = superclass
            if case .project(let parent) = superclass { subclasses[parent, default: []].append(type) }
        }
        self.superclasses = superclasses
        self.subclasses = subclasses
    }

    private static func superclass(of type: NominalType, in project: Project) -> Superclass {
        guard let place = type.declarations.first else { return .none }
        let declaration = project.typeDeclaration(place)
        let outline = project.outline(place.file)
        let names = project.inheritedComponents(of: declaration, in: outline).map {
            $0.split(separator: "<").first.map(String.init) ?? ""
        }
        guard let first = names.first else { return .none }
        let isComposed = declaration.inherited.first.map { outline.compactText($0) != first } ?? false
        let meanings = (isComposed ? names : [first]).map { project.superclass(named: $0, file: place.file, at: declaration.keyword) }
        return meanings.first { if case .project = $0 { true } else { false } } ?? meanings.first { $0 != .none } ?? .none
    }

    func superclass(of type: Int) -> Superclass {
        superclasses[type] ?? .none
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
        var pending = subclasses[type] ?? []
        while let next = pending.popLast() {
            guard !found.contains(next), next != type else { continue }
            found.append(next)
            pending += subclasses[next] ?? []
        }
        return found.sorted()
    }

    func hasSubclasses(_ type: Int) -> Bool {
        !(subclasses[type] ?? []).isEmpty
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
