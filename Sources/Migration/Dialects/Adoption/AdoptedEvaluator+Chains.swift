import SwiftLexing
import SwiftOutline

extension AdoptedEvaluator {
    /// What a chain of names and calls stands for.
    func value(of chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        if let made = try made(by: chain) { return made }
        let links = chain.links
        guard case .name(let first) = links.first else { return .constant(chain.range, file: file) }
        switch (outline.name(first), links.count) {
        case ("self", 1), ("Self", 1): return .selfType
        case (_, 1): return try named(first, in: chain)
        case ("String", 2): return try described(links[1], chain)
        case ("Bundle", 2), ("Bundle", 3): return try bundleOfClass(links.last, chain)
        case ("UIStoryboard", 2...3), ("UINib", 2...3): return try construction(links, chain)
        case ("NSStringFromClass", 2...): return try nameAtRuntime(links, chain)
        case ("self", 2...3), ("Self", 2...3): return try ownMember(links, chain)
        case (_, 2): return try called(first, links[1], chain)
        default: return try partOfLocal(links, chain) ?? objectOfNib(links, chain) ?? .constant(chain.range, file: file)
        }
    }

    /// A local, or a member of the class; a bare one.
    private func named(_ name: Int, in chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        if let local = locals[outline.name(name)] { return local }
        return try member(outline.name(name)) ?? .constant(chain.range, file: file)
    }

    /// `Self.self`, `Self.name`, `self.name()`
    private func ownMember(_ links: [CallChain.Link], _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        guard case .name(let second) = links[1] else { return .constant(chain.range, file: file) }
        if links.count == 3 { return try called(second, links[2], chain) }
        if outline.name(second) == "self" { return .selfType }
        return try member(outline.name(second)) ?? .constant(chain.range, file: file)
    }

    /// `name()`
    private func called(_ name: Int, _ link: CallChain.Link, _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        if let objects = objectOfNib(chain.links, chain) { return objects }
        guard case .call(let parens) = link, parens.count == 2, locals[outline.name(name)] == nil else {
            return .constant(chain.range, file: file)
        }
        return try member(outline.name(name)) ?? .constant(chain.range, file: file)
    }

    /// `String(describing: self)`
    private func described(_ link: CallChain.Link, _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        guard case .call(let parens) = link else { return .constant(chain.range, file: file) }
        let arguments = outline.arguments(parens)
        guard arguments.count == 1, arguments[0].label == "describing" else { return .constant(chain.range, file: file) }
        guard case .selfType = try value(arguments[0].value) else { return .constant(chain.range, file: file) }
        return .text(DialectMember(nil, byDefault: .ofClass))
    }

    /// `"\(self)"`
    func describing(_ type: Range<Int>) throws(AdoptionRefusal) -> AdoptedValue {
        switch try value(type) {
        case .selfType: return .text(DialectMember(nil, byDefault: .ofClass))
        case .text(let member): return .text(member)
        default: throw unread(type)
        }
    }

    /// `Bundle(for: self)`
    private func bundleOfClass(_ link: CallChain.Link?, _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        guard case .call(let parens) = link else { return .constant(chain.range, file: file) }
        let arguments = outline.arguments(parens)
        guard arguments.count == 1, arguments[0].label == "for", case .selfType = try value(arguments[0].value) else {
            return .constant(chain.range, file: file)
        }
        return .bundle(DialectMember(nil, byDefault: .ofClass))
    }

    /// `UIStoryboard(name: …, bundle: …)`
    private func construction(_ links: [CallChain.Link], _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        guard case .name(let type) = links[0], case .call(let parens) = links[links.count - 1],
            links.count == 2 || outline.names(Array(links[1..<2])) == ["init"]
        else { return .constant(chain.range, file: file) }
        let kind: ResourceKind = tokens.is(type, "UINib") ? .nib : .storyboard
        let arguments = outline.arguments(parens)
        guard arguments.map(\.label) == kind.initializerLabels, !project.isHidden(kind.typeName, from: file, at: type) else {
            return .constant(chain.range, file: file)
        }
        return .resource(AdoptedResource(kind: kind, file: try text(arguments[0].value), bundle: try bundle(arguments[1].value)))
    }

    /// `NSStringFromClass(self)`, or the class's name in it: the last part, or the second.
    private func nameAtRuntime(_ links: [CallChain.Link], _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        guard case .call(let parens) = links[1], case .selfType = try value(parens.lowerBound + 1..<parens.upperBound - 1) else {
            throw unread(chain.range)
        }
        return try part(Array(links.dropFirst(2)), chain)
    }

    /// `fullName.components(separatedBy: ".").last!` of a local constant; nil for anything else.
    private func partOfLocal(_ links: [CallChain.Link], _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue? {
        guard case .name(let name) = links[0], case .nameAtRuntime? = locals[outline.name(name)] else { return nil }
        return try part(Array(links.dropFirst()), chain)
    }

    private func part(_ links: [CallChain.Link], _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        guard !links.isEmpty else { return .nameAtRuntime }
        guard links.count >= 3, outline.names([links[0]]) == ["components"], case .call(let separator) = links[1],
            outline.compactText(separator) == "(separatedBy:\".\")", isLastPart(Array(links[2...]))
        else { throw unread(chain.range) }
        return .text(DialectMember(nil, byDefault: .ofClassAtRuntime))
    }

    private func isLastPart(_ links: [CallChain.Link]) -> Bool {
        if case .subscripting(let index) = links[0], links.count == 1 { return outline.compactText(index) == "[1]" }
        guard case .name(let name) = links[0], tokens.is(name, "last") else { return false }
        return links.dropFirst().allSatisfy { if case .force = $0 { true } else { false } }
    }
}
