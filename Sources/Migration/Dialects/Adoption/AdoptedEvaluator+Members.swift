import SwiftLexing
import SwiftOutline

extension AdoptedEvaluator {
    /// What a member is, and who reads it.
    private struct Body {
        let evaluator: AdoptedEvaluator
        let expression: Range<Int>
    }

    /// What a static member gives; nil where neither the protocol nor UIKit's classes have one of that name.
    func member(_ name: String) throws(AdoptionRefusal) -> AdoptedValue? {
        if let required = AdoptedRequirements(subject: subject).variables[name] { return try asked(name, required) }
        let own = subject.defaults(named: name).filter { project.modifiers(of: $0)?.isStatic ?? false }
        let found = own + subject.inherited(named: name)
        guard let member = found.first else { return nil }
        guard found.count == 1 else { throw AdoptionRefusal("'\(name)' is declared \(found.count) times") }
        guard !own.isEmpty || !subject.isOverridden(name) else { throw AdoptionRefusal("some classes override '\(name)'") }
        return try body(of: member)
    }

    /// A member that each class may say for itself.
    private func asked(_ name: String, _ place: DeclarationPlace) throws(AdoptionRefusal) -> AdoptedValue {
        let outline = project.outline(place.file)
        let variable = outline.variables[place.index]
        guard variable.modifiers.isStatic else { throw AdoptionRefusal("'\(name)' is no static member") }
        guard !AdoptedRequirements(subject: subject).isSettable(place) else {
            throw AdoptionRefusal("asks for a '\(name)' that can be set, which no constant is")
        }
        let byDefault = try defaultBody(of: name)
        switch variable.type.map(outline.compactText) {
        case "String": return .text(DialectMember(name, byDefault: try byDefault.map(defaultText)))
        case "Bundle?", "Bundle": return .bundle(DialectMember(name, byDefault: try byDefault.map(defaultBundle)))
        case "UIStoryboard": return .resource(try whole(name, .storyboard, byDefault))
        case "UINib": return .resource(try whole(name, .nib, byDefault))
        case let type: throw AdoptionRefusal("'\(name)' is a \(type ?? "value") that a class cannot be asked to say")
        }
    }

    /// The evaluator and expression of a member's default; nil where each class must say it.
    private func defaultBody(of name: String) throws(AdoptionRefusal) -> Body? {
        let found = subject.defaults(named: name)
        guard let first = found.first else { return nil }
        guard found.count == 1 else { throw AdoptionRefusal("'\(name)' has \(found.count) defaults") }
        return try expression(of: first)
    }

    private func defaultText(_ body: Body) throws(AdoptionRefusal) -> DefaultName {
        let found = try body.evaluator.text(body.expression)
        guard found.name == nil, let value = found.byDefault else { throw dependsOnMember(found.name) }
        return value
    }

    private func defaultBundle(_ body: Body) throws(AdoptionRefusal) -> DefaultBundle {
        let found = try body.evaluator.bundle(body.expression)
        guard found.name == nil, let value = found.byDefault else { throw dependsOnMember(found.name) }
        return value
    }

    private func dependsOnMember(_ name: String?) -> AdoptionRefusal {
        AdoptionRefusal("one default follows from another member, '\(name ?? "")'")
    }

    private func whole(
        _ name: String, _ kind: ResourceKind, _ body: Body?
    ) throws(AdoptionRefusal) -> AdoptedResource {
        guard let body else {
            return AdoptedResource(
                kind: kind, file: DialectMember(name, byDefault: nil), bundle: DialectMember(nil, byDefault: nil), isWhole: true)
        }
        let found = try body.evaluator.resource(body.expression, kind)
        guard found.file.name == nil, found.bundle.name == nil else { throw dependsOnMember(found.file.name ?? found.bundle.name) }
        return AdoptedResource(
            kind: kind, file: DialectMember(name, byDefault: found.file.byDefault), bundle: found.bundle, isWhole: true)
    }

    /// What a member that no class can say otherwise gives.
    private func body(of member: Member) throws(AdoptionRefusal) -> AdoptedValue {
        let body = try expression(of: member)
        return try body.evaluator.value(body.expression)
    }

    private func expression(of member: Member) throws(AdoptionRefusal) -> Body {
        let evaluator = Evaluator(project: project, hierarchy: subject.hierarchy)
        let inner = AdoptedEvaluator(subject: subject, file: member.place.file, depth: depth + 1)
        do {
            let context = ExpressionContext(file: member.place.file, depth: depth)
            return Body(evaluator: inner, expression: try evaluator.ownValue(of: member, in: context, else: .dynamicStoryboardName))
        } catch { throw AdoptionRefusal(error.message) }
    }
}
