import SourceText
import SwiftOutline

/// Whether the dialect's protocol exists where a class could use it.
enum ProtocolState: Sendable {
    /// To be generated.
    case absent
    /// The project has one that asks for the same and offers the same calls.
    case present(DeclarationPlace, hasBundle: Bool, isOurs: Bool)
    /// A library declares it.
    case imported
    /// The project has it, but a class does not see it, or its calls.
    case outOfSight(String)
    /// Something else bears the name.
    case taken(String)
}

extension Project {
    /// Looks for the dialect's protocol in the modules of a class.
    /// - Parameter declaration: where it would be declared.
    func protocolState(
        of dialect: Dialect, declaration: MigrationOptions.Declaration = .none, for type: Int
    ) -> ProtocolState {
        let nominal = types.all[type]
        let all = types.named(dialect.protocolName)
        let own = all.filter { !types.all[$0].modules.isDisjoint(with: nominal.modules) }
        // A module's own protocol hides one that is imported.
        let named =
            own.isEmpty ? all.filter { imports(nominal.declarations[0].file, of: types.all[$0].modules).plain && isPublic($0) } : own
        if let module = dialect.importedModule, nominal.modules != [module] {
            return own.isEmpty ? .imported : .taken("the project declares a '\(dialect.protocolName)' of its own")
        }
        guard let found = named.first else {
            if dialect.origin == .project { return .outOfSight(outOfSight(dialect.protocolName, from: nominal)) }
            if dialect.importedModule != nil { return .taken("no source declares the protocol '\(dialect.protocolName)'") }
            if let other = otherMeaning(of: dialect, declaration: declaration, in: nominal.modules) { return .taken(other) }
            if let name = hiddenName(inDeclarationOf: dialect, for: nominal.modules) {
                return .outOfSight("its declaration would say '\(name)', by which the project means something else")
            }
            return isUsedUndeclared(dialect.protocolName, in: nominal.modules)
                ? .taken("the sources use a '\(dialect.protocolName)' that none of them declares") : .absent
        }
        guard named.count == 1, types.all[found].kind == .protocol, let place = types.all[found].declarations.first else {
            return .taken("'\(dialect.protocolName)' is declared already, as something else")
        }
        if own.isEmpty, dialect.origin == .project, !hasPublicCalls(dialect, seenFrom: place.file) {
            return .outOfSight("the calls of '\(dialect.protocolName)' are not public, and '\(nominal.name)' is of another module")
        }
        return state(of: found, at: place, dialect: dialect)
    }

    private func outOfSight(_ name: String, from type: NominalType) -> String {
        let modules = types.named(name).flatMap { types.all[$0].modules }.sorted().joined(separator: " and ")
        return
            "'\(name)' is declared in another module\(modules.isEmpty ? "" : ", \(modules),") than '\(type.name)', whose file does not import it"
    }

    /// Whether other modules see all functions of a dialect.
    func hasPublicCalls(_ dialect: Dialect, seenFrom file: Int) -> Bool {
        dialect.functionNames.flatMap { functions(named: $0, of: dialect, seenFrom: file) }.allSatisfy { member in
            let owner = owner(of: member).flatMap { typeDeclaration($0).modifiers.access }
            return [modifiers(of: member)?.access, owner].contains { $0 == "public" || $0 == "open" }
        }
    }

    private func state(of type: Int, at place: DeclarationPlace, dialect: Dialect) -> ProtocolState {
        let declared = dialect.functions.mapValues { function in
            functions(named: function.name, of: dialect, seenFrom: place.file).filter { isCalled($0, by: function, of: dialect) }
        }
        guard dialect.origin == .generated else { return state(ofForeign: type, at: place, dialect, declared) }
        let required = requirements(of: place)
        let names = dialect.kinds.filter { $0 != .bundle }
        guard names.allSatisfy({ hasUsualDefault(of: $0, in: dialect, from: place.file) }) else {
            return .taken("the project's '\(dialect.protocolName)' has other defaults for its members, or none")
        }
        guard declared.values.joined().allSatisfy({ makesWhatItSays($0, dialect: dialect) }) else {
            return .taken("what the project's '\(dialect.protocolName)' makes cannot be read from its source")
        }
        guard required.subtracting(dialect.members).isEmpty, required.isSuperset(of: names.compactMap(dialect.member)),
            declared.values.allSatisfy({ !$0.isEmpty })
        else { return .taken("the project's '\(dialect.protocolName)' asks for other things") }
        let isOurs = DeclarationGrowth.addingBundle(to: outline(place.file).file, dialect: dialect) != nil
        return .present(place, hasBundle: dialect.member(.bundle).map(required.contains) ?? false, isOurs: isOurs)
    }

    /// What a protocol of the project's own asks for is described elsewhere; it must be so, and its calls must be there.
    private func state(
        ofForeign type: Int, at place: DeclarationPlace, _ dialect: Dialect, _ declared: [Dialect.Made: [Member]]
    ) -> ProtocolState {
        if let missing = declared.first(where: \.value.isEmpty)?.key {
            return .taken("no extension gives '\(dialect.protocolName)' a '\(dialect.name(of: missing))' as the dialect has it")
        }
        if dialect.importedModule == nil, let fault = OwnDialectCheck(type, dialect, in: self).fault(of: declared) { return .taken(fault) }
        return .present(place, hasBundle: dialect.member(.bundle) != nil, isOurs: false)
    }

    /// A global, an alias or a file that bears the protocol's name.
    private func otherMeaning(of dialect: Dialect, declaration: MigrationOptions.Declaration, in modules: Set<String>) -> String? {
        let name = dialect.protocolName
        let others = types.aliases(named: name).map(\.file) + self.members.named(name).filter { owner(of: $0) == nil }.map(\.place.file)
        if others.contains(where: { !self.modules(of: $0).isDisjoint(with: modules) }) {
            return "'\(name)' is declared already, as something else"
        }
        let sameName = declaration.newFileName(of: dialect).map(paths)?.filter { declaration != .newFile($0) }
        let path = sameName?.first { !compilingModules(of: $0).isDisjoint(with: modules) }
        return path.map { "a file '\($0)' is compiled already, and two of one name would not be" }
    }

    private func paths(ofFilesNamed name: String) -> [String] {
        memory.paths.answer(to: name) { input.swiftFiles.map(\.source.path).filter { $0 == name || $0.hasSuffix("/" + name) } }
    }

    /// Whether the protocol's extension gives each class its own name, or no name at all where the dialect has none.
    private func hasUsualDefault(of kind: WitnessKind, in dialect: Dialect, from file: Int) -> Bool {
        let defaults = members(named: dialect.member(kind) ?? "", ofType: dialect.protocolName, visibleFrom: file).filter { found in
            owner(of: found).map { typeDeclaration($0).kind == .extension } ?? false
        }
        if kind == .name, dialect.file.byDefault == nil { return defaults.isEmpty }
        guard defaults.count == 1, case .variable(let place) = defaults[0] else { return false }
        let outline = outline(place.file)
        guard let accessors = outline.variables[place.index].accessors,
            let value = outline.getterBody(ofAccessors: accessors).flatMap(outline.singleExpression)
        else { return false }
        return ConformancePlanner.dynamicNames.contains(outline.compactText(value))
    }

    /// The functions of a name that the dialect's calls may mean: in an extension of the protocol, or of UIKit's class.
    private func functions(named name: String, of dialect: Dialect, seenFrom file: Int) -> [Member] {
        let owner = dialect.fixedReceiver ?? dialect.protocolName
        return members(named: name, ofType: owner, visibleFrom: file).filter { member in
            self.owner(of: member).map { typeDeclaration($0).kind == .extension } ?? false
        }
    }

    private func labels(of member: Member) -> [String?]? {
        guard case .function(let place) = member else { return nil }
        return outline(place.file).functions[place.index].parameters.map(\.label)
    }

    /// Whether a function is the one that a dialect calls. In the project's own protocol it may have defaults for more.
    private func isCalled(_ member: Member, by function: Dialect.Function, of dialect: Dialect) -> Bool {
        guard dialect.origin == .project, case .function(let place) = member else { return labels(of: member) == function.labels }
        return outline(place.file).functions[place.index].accepts(function.labels)
    }

    /// Whether UIKit's class has a function of the dialect's name, for a protocol that the project declares.
    func declaresCall(of dialect: Dialect, seenFrom file: Int) -> Bool {
        !types.named(dialect.protocolName).isEmpty
            && dialect.functionNames.contains { !functions(named: $0, of: dialect, seenFrom: file).isEmpty }
    }

    /// Whether a factory returns the class and calls what UIKit has for its parameters.
    private func makesWhatItSays(_ factory: Member, dialect: Dialect) -> Bool {
        guard case .function(let place) = factory else { return false }
        let outline = outline(place.file)
        let function = outline.functions[place.index]
        guard let open = function.bodyOpen, let close = function.bodyClose else { return false }
        if dialect.resource == .nib { return (open..<close).contains { NibCalls.methodNames.contains(outline.name($0)) } }
        if dialect.fixedReceiver != nil { return (open..<close).contains { StoryboardCalls.methodNames.contains(outline.name($0)) } }
        let method = function.parameters.isEmpty ? "instantiateInitialViewController" : "instantiateViewController"
        return typeText(of: factory) == "Self" && (open..<close).contains { outline.name($0) == method }
    }

    private func requirements(of place: DeclarationPlace) -> Set<String> {
        let outline = outline(place.file)
        let variables = outline.variables.filter { $0.member == place.index }.map(\.name)
        let functions = outline.functions.filter { $0.type == place.index }.map(\.name)
        return Set(variables + functions)
    }

    /// Whether a type of the modules inherits from a name that no source declares.
    private func isUsedUndeclared(_ name: String, in modules: Set<String>) -> Bool {
        requests.subclasses(of: name)
        return types.named(name).isEmpty && !modulesInheriting(from: name).isDisjoint(with: modules)
    }

    private func modulesInheriting(from name: String) -> Set<String> {
        memory.inheritingModules.answer(to: name) {
            let files = outlines.indices.filter { file in
                guard let outline = outlines[file] else { return false }
                return outline.types.contains { type in type.inherited.contains { outline.compactText($0) == name } }
            }
            return files.reduce(into: []) { $0.formUnion(modules(of: $1)) }
        }
    }
}

extension Outline {
    var isWrittenByUs: Bool {
        file.bytes.prefix(120).split(separator: UInt8(ascii: "\n")).first.map {
            String(decoding: $0, as: UTF8.self).contains("written by sbmigrate")
        } ?? false
    }
}
