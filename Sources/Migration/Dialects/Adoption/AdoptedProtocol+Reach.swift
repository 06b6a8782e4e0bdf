import SwiftLexing
import SwiftOutline

extension AdoptedProtocol {
    /// Whether a declaration in an extension is there for every class that can be made from a resource.
    /// - Throws: what narrows it.
    func checkReach(of member: Member, for kind: ResourceKind) throws(AdoptionRefusal) {
        guard let owner = project.owner(of: member) else { return }
        try checkCompiled(member)
        try checkIsAvailable(project.modifiers(of: member))
        try checkIsAvailable(project.typeDeclaration(owner).modifiers)
        let outline = project.outline(owner.file)
        let type = project.typeDeclaration(owner)
        try check(constraints(from: type.whereKeyword, to: type.bodyOpen, in: outline), for: kind)
        guard case .function(let place) = member else { return }
        let function = outline.functions[place.index]
        guard let type = function.returnType, let open = function.bodyOpen, outline.tokens.is(type.upperBound, "where") else { return }
        try check(constraints(from: type.upperBound, to: open, in: outline), for: kind)
    }

    /// Whether a class can have the protocol that is made from a resource.
    func checkSubjects(for kind: ResourceKind) throws(AdoptionRefusal) {
        for place in declarations {
            let outline = project.outline(place.file)
            let type = project.typeDeclaration(place)
            try checkCompiled(type.keyword, in: outline)
            try checkIsAvailable(type.modifiers)
            try check(constraints(from: type.whereKeyword, to: type.bodyOpen, in: outline), for: kind)
            let inherited = project.inheritedComponents(of: type, in: outline).filter { name in
                !names.contains(name) && !Self.harmless.contains(name)
            }
            try check(inherited.map { "Self:\($0)" }, for: kind)
        }
    }

    private func checkIsAvailable(_ modifiers: Modifiers?) throws(AdoptionRefusal) {
        guard modifiers?.attribute("available") == nil else { throw AdoptionRefusal("is not available everywhere") }
    }

    private func checkCompiled(_ member: Member) throws(AdoptionRefusal) {
        let outline = project.outline(member.place.file)
        switch member {
        case .variable(let place): try checkCompiled(outline.variables[place.index].keyword, in: outline)
        case .function(let place): try checkCompiled(outline.functions[place.index].keyword, in: outline)
        case .enumCase: break
        }
    }

    /// Whether a declaration is there wherever UIKit is.
    private func checkCompiled(_ keyword: Int, in outline: Outline) throws(AdoptionRefusal) {
        let conditions = outline.conditions(around: keyword)
        guard let narrow = conditions.first(where: { !Self.ofUIKit.contains($0.filter { $0 != " " }) }) else { return }
        throw AdoptionRefusal("is there only where '\(narrow)' holds")
    }

    private static let ofUIKit: Set<String> = [
        "canImport(UIKit)", "os(iOS)", "os(iOS)||os(tvOS)", "os(tvOS)||os(iOS)", "!os(macOS)", "!os(OSX)", "!os(watchOS)",
    ]

    private static let harmless: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject", "UIResponder", "Any", "Sendable"]

    private func constraints(from keyword: Int?, to end: Int, in outline: Outline) -> [String] {
        guard let keyword else { return [] }
        return outline.tokens.elements(of: keyword + 1..<end).map(outline.compactText)
    }

    private func check(_ constraints: [String], for kind: ResourceKind) throws(AdoptionRefusal) {
        let allowed = kind == .storyboard ? "Self:UIViewController" : "Self:UIView"
        let harmless = Self.harmless.map { "Self:\($0)" } + names.map { "Self:\($0)" } + [allowed]
        guard let narrow = constraints.first(where: { !harmless.contains($0) }) else { return }
        let shown = narrow.replacing(":", with: ": ").replacing("==", with: " == ")
        throw AdoptionRefusal("is for some classes only, those where '\(shown)' holds")
    }
}
