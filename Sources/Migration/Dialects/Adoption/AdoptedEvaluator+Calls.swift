import SwiftLexing
import SwiftOutline

extension AdoptedEvaluator {
    /// What UIKit makes, where a chain holds such a call; nil where it does not.
    func made(by chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue? {
        guard let place = chain.links.firstIndex(where: isMethod), place > 0, place + 1 < chain.links.count,
            case .name(let name) = chain.links[place], case .call(let parens) = chain.links[place + 1]
        else { return nil }
        let receiver = withoutMark(chain.range.lowerBound..<name - 1)
        let value = try result(of: name, on: receiver, parens)
        return try taken(Array(chain.links[(place + 2)...]), of: value, chain)
    }

    private func isMethod(_ link: CallChain.Link) -> Bool {
        guard case .name(let name) = link else { return false }
        let method = outline.name(name)
        let isNibs = ["loadNibNamed", "instantiate"].contains(method) && tokens.kind(name - 1) == .period
        return isNibs && isForNib(name) || ["instantiateViewController", "instantiateInitialViewController"].contains(method)
    }

    private func isForNib(_ name: Int) -> Bool {
        outline.name(name) == "loadNibNamed" || tokens.is(name + 2, "withOwner")
    }

    /// `Bundle.main?`
    private func withoutMark(_ receiver: Range<Int>) -> Range<Int> {
        let isMarked = [.postfixQuestion, .exclamation].contains(tokens.kind(receiver.upperBound - 1))
        return isMarked ? receiver.lowerBound..<receiver.upperBound - 1 : receiver
    }

    private func result(of name: Int, on receiver: Range<Int>, _ parens: Range<Int>) throws(AdoptionRefusal) -> AdoptedValue {
        let arguments = outline.arguments(parens)
        switch (outline.name(name), arguments.map { $0.label ?? "_" }) {
        case ("instantiateInitialViewController", []):
            return .object(AdoptedCall(resource: try resource(receiver, .storyboard), made: .initialController))
        case ("instantiateViewController", ["withIdentifier"]), ("instantiateViewController", ["identifier"]):
            return .object(try identified(arguments[0].value, in: try resource(receiver, .storyboard)))
        case ("instantiate", ["withOwner", "options"]) where try isNothing(arguments[1].value),
            ("instantiate", ["withOwner"]):
            return .objects(try owned(arguments[0].value, in: try resource(receiver, .nib)))
        case ("loadNibNamed", ["_", "owner", "options"]) where try isNothing(arguments[2].value),
            ("loadNibNamed", ["_", "owner"]):
            let nib = AdoptedResource(kind: .nib, file: try text(arguments[0].value), bundle: try bundle(receiver))
            return .objects(try owned(arguments[1].value, in: nib))
        default: throw AdoptionRefusal("'\(outline.excerpt(name..<parens.upperBound))' hands over something that no site does")
        }
    }

    private func isNothing(_ expression: Range<Int>) throws(AdoptionRefusal) -> Bool {
        if case .nothing = try value(expression) { true } else { false }
    }

    private func identified(_ expression: Range<Int>, in storyboard: AdoptedResource) throws(AdoptionRefusal) -> AdoptedCall {
        if case .handedIn(let label) = try value(expression) {
            return AdoptedCall(resource: storyboard, made: .identifiedController, label: label)
        }
        return AdoptedCall(resource: storyboard, made: .identifiedController, identifier: try text(expression))
    }

    private func owned(_ expression: Range<Int>, in nib: AdoptedResource) throws(AdoptionRefusal) -> AdoptedCall {
        switch try value(expression) {
        case .nothing: return AdoptedCall(resource: nib, made: .view)
        case .owner(let label): return AdoptedCall(resource: nib, made: .view, label: label)
        case .selfType: throw AdoptionRefusal("hands the class itself over as the nib's owner")
        default: throw AdoptionRefusal("the nib's owner '\(outline.excerpt(expression))' is not known")
        }
    }

    /// What the links behind a call take of its result.
    private func taken(_ links: [CallChain.Link], of value: AdoptedValue, _ chain: CallChain) throws(AdoptionRefusal) -> AdoptedValue {
        let rest = links.filter { if case .optional = $0 { false } else if case .force = $0 { false } else { true } }
        guard let first = rest.first else { return value }
        guard rest.count == 1, case .objects(let call) = value, isFirst(first) else {
            throw AdoptionRefusal("does more than to make something: '\(outline.excerpt(chain.range))'")
        }
        return .object(call)
    }

    /// `.first`, `[0]`
    private func isFirst(_ link: CallChain.Link) -> Bool {
        switch link {
        case .name(let name): outline.name(name) == "first"
        case .subscripting(let index): outline.compactText(index) == "[0]"
        default: false
        }
    }

    /// `objects.first`, `objects?[0]` of a local constant; nil for anything else.
    func objectOfNib(_ links: [CallChain.Link], _ chain: CallChain) -> AdoptedValue? {
        guard case .name(let name) = links[0], let objects = locals[outline.name(name)], case .objects = objects else { return nil }
        return try? taken(Array(links.dropFirst()), of: objects, chain)
    }
}
