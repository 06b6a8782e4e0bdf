import SwiftOutline

/// Whether a protocol of the project's own is what its dialect says of it.
struct OwnDialectCheck {
    private let project: Project
    private let dialect: Dialect
    private let subject: AdoptedProtocol
    private let requirements: AdoptedRequirements

    /// - Parameter type: the protocol's index in the table of types.
    init(_ type: Int, _ dialect: Dialect, in project: Project) {
        self.project = project
        self.dialect = dialect
        subject = AdoptedProtocol(type, in: project)
        requirements = AdoptedRequirements(subject: subject)
    }

    /// What is wrong with it; nil where nothing is.
    /// - Parameter functions: those that the dialect's calls may mean.
    func fault(of functions: [Dialect.Made: [Member]]) -> String? {
        for (made, members) in functions.sorted(by: { dialect.name(of: $0.key) < dialect.name(of: $1.key) }) {
            if let why = fault(ofCalled: members) { return "the '\(dialect.name(of: made))' of '\(subject.name)' \(why)" }
        }
        do {
            for kind in dialect.kinds { try check(kind) }
            try requirements.checkAreMet(by: dialect)
        } catch { return "the project's '\(subject.name)' \(error.why)" }
        return nil
    }

    /// An instance's function of the same name is never called on the class.
    private func fault(ofCalled members: [Member]) -> String? {
        let called = members.filter { project.modifiers(of: $0)?.isStatic ?? false }
        return called.isEmpty ? "is no static function" : called.lazy.compactMap(fault).first
    }

    private func fault(of member: Member) -> String? {
        guard case .function(let place) = member else { return "is no function" }
        let function = project.outline(place.file).functions[place.index]
        let owner = function.type.map { project.outline(place.file).types[$0].modifiers.access }
        if function.throwsOrAsync { return "throws or is asynchronous" }
        let access = [function.modifiers.access, owner ?? nil].compactMap(\.self)
        if access.contains(where: ["private", "fileprivate"].contains) { return "is private" }
        return givesClass(function, project.typeText(of: member)) ? nil : "does not give the class that it is called for"
    }

    /// On a class of UIKit's, the written type says which is made.
    private func givesClass(_ function: FunctionDeclaration, _ result: String?) -> Bool {
        guard let result else { return false }
        guard dialect.fixedReceiver != nil else { return result == "Self" && !function.isGeneric }
        return function.isGeneric && !result.hasSuffix("?")
    }

    /// Whether a class can say a member of the dialect, and whether it has what the dialect says where it does not.
    private func check(_ kind: WitnessKind) throws(AdoptionRefusal) {
        guard let name = dialect.member(kind) else { return }
        guard let place = requirements.variables[name], project.modifiers(of: .variable(place))?.isStatic ?? false else {
            throw AdoptionRefusal("asks for no static '\(name)'")
        }
        guard !requirements.isSettable(place) else { throw AdoptionRefusal("asks for a '\(name)' that can be set, which no constant is") }
        let type = type(of: kind)
        guard requirements.type(of: name) == type else { throw AdoptionRefusal("asks for a '\(name)' that is no '\(type)'") }
        guard hasDefault(kind) else { return }
        guard requirements.hasDefault(named: name, for: dialect.resource) else { throw AdoptionRefusal("has no default of '\(name)'") }
        guard isDefaultAsSaid(kind, name, at: place) else { throw AdoptionRefusal("has another default of '\(name)'") }
    }

    private func type(of kind: WitnessKind) -> String {
        switch kind {
        case .name: dialect.fileType
        case .identifier: "String"
        case .bundle: dialect.saysOptionalBundle ? "Bundle?" : "Bundle"
        }
    }

    private func hasDefault(_ kind: WitnessKind) -> Bool {
        switch kind {
        case .name: dialect.file.byDefault != nil
        case .identifier: dialect.identifier?.byDefault != nil
        case .bundle: dialect.bundle.byDefault != nil
        }
    }

    /// A default that cannot be read is what the dialect says: that is why somebody says it.
    private func isDefaultAsSaid(_ kind: WitnessKind, _ name: String, at place: DeclarationPlace) -> Bool {
        let value = try? AdoptedEvaluator(subject: subject, file: place.file).member(name)
        switch value {
        case .text(let found): return found.byDefault == (kind == .name ? dialect.file : dialect.identifier)?.byDefault
        case .bundle(let found): return found.byDefault == dialect.bundle.byDefault
        case .resource(let found): return found.file.byDefault == dialect.file.byDefault
        default: return true
        }
    }
}
