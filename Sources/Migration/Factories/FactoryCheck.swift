import Patching
import SwiftLexing
import SwiftOutline

/// Why a factory must stay, as far as its own declaration and its class tell (SEMANTICS.md 3.4).
struct FactoryCheck {
    let context: RuleContext
    let factory: Factory
    let site: AnalyzedSite

    private var project: Project { context.project }
    private var outline: Outline { project.outline(factory.file) }
    private var tokens: TokenList { outline.tokens }
    private var name: String { factory.name }

    /// In words that follow "factory-kept:"; nil where nothing at the declaration keeps it.
    func cause() -> String? {
        signatureCause ?? attributeCause ?? FactoryBody(context: context, factory: factory, site: site).cause() ?? inheritanceCause
            ?? protocolCause
    }

    private var signatureCause: String? {
        if case .function(let index) = factory.member {
            let function = outline.functions[index]
            if !function.parameters.isEmpty { return "it has parameters" }
            if function.throwsOrAsync { return "it throws, or is async" }
            if function.isGeneric { return "it is generic" }
        }
        let result = outline.compactText(factory.result)
        if result.hasSuffix("?") || result.hasSuffix("!") { return "its result is an optional" }
        guard let place = project.types.all[factory.type].declarations.first,
            outline.conditions(around: factory.declaration.lowerBound)
                == project.outline(place.file).conditions(around: project.typeDeclaration(place).keyword)
        else { return "it stands under #if" }
        if hasConditionalAttribute { return "an attribute of it stands under #if" }
        return isDeclaredTwice ? "it is declared more than once" : nil
    }

    /// `#if …`, an attribute, `#endif` right in front of it: the attribute would go over to what follows.
    private var hasConditionalAttribute: Bool {
        let directive = factory.declaration.lowerBound - 1
        guard tokens.kind(directive) == .directive, tokens.is(directive, "#endif") else { return false }
        var end = directive - 1
        if tokens.kind(end) == .rightParen, let open = tokens.match(end) { end = open - 1 }
        return tokens.kind(outline.pathStart(endingAt: end) - 1) == .at
    }

    private var isDeclaredTwice: Bool {
        let className = project.types.all[factory.type].name
        let members = project.types.allNames(of: className).flatMap { project.members.candidates(named: name, inTypesCalled: $0) }
        return Set(members).filter { isWithoutParameters($0) && isOfClass($0) }.count > 1
    }

    /// A class of another module may have the same name.
    private func isOfClass(_ member: Member) -> Bool {
        guard let owner = project.owner(of: member) else { return false }
        let declaration = project.typeDeclaration(owner)
        guard declaration.kind == .extension else { return project.types.all[factory.type].declarations.contains(owner) }
        guard case .project(factory.type) = project.type(named: declaration.qualifiedName, file: owner.file, at: declaration.keyword)
        else { return false }
        return true
    }

    private func isWithoutParameters(_ member: Member) -> Bool {
        guard project.modifiers(of: member)?.isStatic ?? false else { return false }
        guard case .function(let place) = member else { return true }
        return project.outline(place.file).functions[place.index].parameters.isEmpty
    }

    private var attributeCause: String? {
        if let access = publicAccess, !context.applies(.unsafe, of: RuleName.viewControllerFactory) { return "it is \(access)" }
        if let word = factory.modifiers.words.first(where: { ["override", "dynamic"].contains($0) }) {
            return word == "override" ? "it overrides another" : "it is dynamic"
        }
        if let attribute = factory.modifiers.attributes.first(where: { ["objc", "discardableResult"].contains($0.name) }) {
            return "it is @\(attribute.name)"
        }
        if outline.types[factory.owner].modifiers.attribute("objc") != nil, outline.types[factory.owner].kind == .extension {
            return "its extension is @objc"
        }
        let line = [factory.type] + context.hierarchy.ancestors(of: factory.type)
        let isExposed = line.flatMap { project.types.all[$0].declarations }.contains {
            project.typeDeclaration($0).modifiers.attribute("objcMembers") != nil
        }
        return isExposed ? "its class is @objcMembers" : nil
    }

    /// In a class that is not public no member is, whatever it says.
    private var publicAccess: String? {
        let access = project.access(of: factory)
        return project.isVisibleOutside(factory.type) && ["public", "open"].contains(access ?? "") ? access : nil
    }

    private var inheritanceCause: String? {
        let relatives = context.hierarchy.ancestors(of: factory.type) + context.hierarchy.descendants(of: factory.type)
        return relatives.first(where: declaresName).map { "'\(project.types.all[$0].name)' declares one of that name too" }
    }

    /// Asked of the files of the class: a subclass in the tests is not seen from the factory's.
    private func declaresName(_ relative: Int) -> Bool {
        let type = project.types.all[relative]
        return type.declarations.contains { place in
            !project.members(named: name, ofType: type.qualifiedName, visibleFrom: place.file).isEmpty
        }
    }

    private var protocolCause: String? {
        let requiring = project.members.candidates(requiredAs: name).first { member in
            isWithoutParameters(member) && project.owner(of: member).map { project.typeDeclaration($0).kind == .protocol } ?? false
        }
        if let requiring, let owner = project.owner(of: requiring) { return "'\(project.typeDeclaration(owner).name)' may require it" }
        return ForeignProtocols(project: project, hierarchy: context.hierarchy, known: context.dialect.protocolName).first(of: factory.type)
            .map { "'\($0)', which is declared elsewhere, may require it" }
    }
}
