import SwiftLexing
import SwiftOutline

/// What a type's name, written at a place, means.
enum TypeMeaning: Sendable {
    /// Index in `TypeTable.all`.
    case project(Int)
    /// Several types of that name, and nothing that decides between them.
    case ambiguous([Int])
    case genericParameter
    /// Not declared in the project's Swift sources.
    case unknown(String)
}

/// An inherited or aliased type as it is written, without backticks, and without parentheses around it all, which a class does not need.
func unwrapped(_ type: String) -> String {
    let bare = type.utf8.contains(UInt8(ascii: "`")) ? type.filter { $0 != "`" } : type
    guard bare.hasPrefix("("), bare.hasSuffix(")"), bare.filter({ "()".contains($0) }).count == 2 else { return bare }
    return String(bare.dropFirst().dropLast())
}

extension Project {
    /// Looks a dotted name up from a place: types around it first, then the file's own modules, then the rest.
    func type(named name: String, file: Int, at index: Int) -> TypeMeaning {
        type(named: name, file: file, at: index, followed: 0)
    }

    private func type(named name: String, file: Int, at index: Int, followed: Int) -> TypeMeaning {
        if isGenericParameter(name, file: file, at: index) { return .genericParameter }
        let bare = withoutModule(name)
        if isLocalType(name, file: file, at: index) { return .unknown(bare) }
        let nested = nestedAliases(of: bare)
        let module = bare == name ? nil : name.split(separator: ".").first.map(String.init)
        for candidateName in module == nil ? candidateNames(bare, file: file, at: index) : [bare] {
            if let alias = nested[candidateName], followed < 8 { return type(of: alias, followed: followed) }
            let candidates = visible(types.named(candidateName), from: file, module: module)
            if candidates.count == 1 { return .project(candidates[0]) }
            if candidates.count > 1 { return .ambiguous(candidates) }
        }
        guard followed < 8, let alias = alias(named: bare, file: file) else { return .unknown(bare) }
        return type(of: alias, followed: followed)
    }

    private func type(of alias: DeclarationPlace, followed: Int) -> TypeMeaning {
        let outline = outline(alias.file)
        let target = outline.typeAliases[alias.index]
        return type(named: unwrapped(outline.compactText(target.type)), file: alias.file, at: target.nameIndex, followed: followed + 1)
    }

    /// Whether a type of that name is declared in the function around a place: it hides all others.
    private func isLocalType(_ name: String, file: Int, at index: Int) -> Bool {
        let outline = outline(file)
        let head = name.split(separator: ".").first.map(String.init) ?? name
        guard let binding = outline.binding(of: head, at: index), case .declaration = outline.bindings[binding].kind else { return false }
        return true
    }

    /// The aliases of a simple name that are declared in types, by the name with those types in front.
    private func nestedAliases(of name: String) -> [String: DeclarationPlace] {
        let name = MemberTable.simpleName(of: name)
        let found = types.aliases(named: name).compactMap { alias -> (String, DeclarationPlace)? in
            let outline = outline(alias.file)
            guard let enclosing = outline.typeAliases[alias.index].enclosing else { return nil }
            return (outline.types[enclosing].qualifiedName + "." + name, alias)
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// `App.X` is `X` where `App` is a module and no type.
    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: ".") else { return name }
        let head = String(name[..<dot])
        guard types.named(head).isEmpty, types.extensions(of: head).isEmpty else { return name }
        let rest = String(name[name.index(after: dot)...])
        return !types.named(rest).isEmpty || head == "UIKit" ? rest : name
    }

    private func candidateNames(_ name: String, file: Int, at index: Int) -> [String] {
        let outline = outline(file)
        guard let around = outline.type(around: index) else { return [name] }
        var components = outline.types[around].qualifiedName.split(separator: ".")
        var names: [String] = []
        while !components.isEmpty {
            let type = components.joined(separator: ".")
            names += ([type] + superclassNames(of: type, asFarAs: name)).map { $0 + "." + name }
            components.removeLast()
        }
        return names + [name]
    }

    /// The classes that a class inherits nested types from, nearest first; none where no nested type has the name.
    private func superclassNames(of type: String, asFarAs name: String) -> [String] {
        guard types.nestedNames.contains(name.split(separator: ".").first.map(String.init) ?? name) else { return [] }
        var names: [String] = []
        var current = type
        while names.count < 16, let place = types.named(current).first.flatMap({ types.all[$0].declarations.first }),
            typeDeclaration(place).kind == .class,
            let parent = inheritedComponents(of: typeDeclaration(place), in: outline(place.file)).first
        {
            current = parent.split(separator: "<").first.map(String.init) ?? parent
            names.append(current)
        }
        return names
    }

    /// Whether the name of one of Apple's types means another here: a type, an alias or a generic parameter that can be seen.
    func isHidden(_ name: String, from file: Int, at index: Int) -> Bool {
        guard case .unknown(let found) = type(named: name, file: file, at: index) else { return true }
        return found != name || isLocalType(name, file: file, at: index)
    }

    /// Those that the file can name: not private to another file; its own modules' before others'.
    private func visible(_ candidates: [Int], from file: Int, module: String?) -> [Int] {
        let accessible = candidates.filter { candidate in
            let modules = types.all[candidate].modules
            // A file that no known target compiles may be of any module, but UIKit's classes are never the project's.
            let isOfModule = module.map { modules.contains($0) || modules.contains("") && $0 != "UIKit" } ?? true
            return !isPrivateElsewhere(candidate, from: file) && isOfModule
        }
        let modules = modules(of: file)
        let sameFile = accessible.filter { types.all[$0].declarations.contains { $0.file == file } }
        if sameFile.count == 1 { return sameFile }
        let own = accessible.filter { !types.all[$0].modules.isDisjoint(with: modules) }
        if !own.isEmpty { return own }
        return accessible.filter { imports(file, of: types.all[$0].modules).plain }
    }

    private func isPrivateElsewhere(_ type: Int, from file: Int) -> Bool {
        types.all[type].declarations.allSatisfy { place in
            guard place.file != file else { return false }
            return ["private", "fileprivate"].contains(access(of: place) ?? "")
        }
    }

    private func alias(named name: String, file: Int) -> DeclarationPlace? {
        let modules = modules(of: file)
        let found = types.aliases(named: name).filter { !self.modules(of: $0.file).isDisjoint(with: modules) }
        return found.count == 1 ? found[0] : nil
    }

    private func isGenericParameter(_ name: String, file: Int, at index: Int) -> Bool {
        let outline = outline(file)
        for scope in outline.scopes(around: index) {
            switch outline.scopes[scope].kind {
            case .function(let function):
                let declaration = outline.functions[function]
                guard declaration.isGeneric else { continue }
                if outline.genericParameters(after: declaration.nameIndex).contains(name) { return true }
            case .type(let type):
                let declaration = outline.types[type]
                if declaration.isGeneric, outline.genericParameters(after: declaration.nameRange.upperBound - 1).contains(name) {
                    return true
                }
                if outline.hasAssociatedType(name, in: declaration) || isParameterOfExtended(name, declaration) { return true }
            default: continue
            }
        }
        return false
    }
}

extension Project {
    /// Whether an extension is of a type that has a generic parameter, or an associated type, of a name.
    fileprivate func isParameterOfExtended(_ name: String, _ declaration: TypeDeclaration) -> Bool {
        guard declaration.kind == .extension else { return false }
        return types.named(declaration.qualifiedName).flatMap { types.all[$0].declarations }.contains { place in
            let outline = outline(place.file)
            let type = outline.types[place.index]
            let isParameter = type.isGeneric && outline.genericParameters(after: type.nameRange.upperBound - 1).contains(name)
            return isParameter || outline.hasAssociatedType(name, in: type)
        }
    }
}

extension Outline {
    /// The names in the generic parameter clause that follows a name; those in its constraints are among them.
    fileprivate func genericParameters(after name: Int) -> [String] {
        guard let end = tokens.genericArgumentsEnd(from: name + 1) else { return [] }
        return (name + 2..<end).filter { tokens.kind($0 - 1) != .colon && tokens.kind($0 - 1) != .period }.map { self.name($0) }
    }

    fileprivate func hasAssociatedType(_ name: String, in type: TypeDeclaration) -> Bool {
        guard type.kind == .protocol else { return false }
        return (type.bodyOpen..<type.bodyClose).contains { tokens.is($0, "associatedtype") && self.name($0 + 1) == name }
    }
}
