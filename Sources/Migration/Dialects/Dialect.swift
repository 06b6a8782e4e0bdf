/// The API that sites are rewritten to. A dialect is data: no rule spells a name of it.
package struct Dialect: Sendable, Hashable {
    /// What a call makes: it decides which function is called.
    package enum Made: Sendable, Hashable, CaseIterable {
        case initialController, identifiedController, view

        var words: String {
            switch self {
            case .initialController: "an initial view controller"
            case .identifiedController: "a scene with an identifier"
            case .view: "a view of a nib"
            }
        }
    }

    /// A static function of the dialect.
    package struct Function: Sendable, Hashable {
        package let name: String
        /// The label of its only argument, `_` for one without a label; nil where it takes none.
        package let label: String?
        /// The argument need not be handed over.
        package let isArgumentOptional: Bool

        package init(_ name: String, _ label: String? = nil, isArgumentOptional: Bool = false) {
            self.name = name
            self.label = label
            self.isArgumentOptional = isArgumentOptional
        }
    }

    /// Who declares the protocol.
    package enum Origin: Sendable, Hashable {
        /// We do, where the project does not.
        case generated
        /// We do, in the user's words.
        case written(String)
        /// The project does.
        case project
        /// A library, under the name of the module to import.
        case imported(module: String)
    }

    package let name: String
    /// The protocol that classes conform to.
    package var protocolName: String
    package var origin = Origin.generated
    /// What its classes are made from.
    package let resource: ResourceKind
    /// In which file a class is drawn.
    let file: DialectMember<DefaultName>
    /// The member for the file is no name but a storyboard or nib, which holds the bundle too.
    var saysWholeResource = false
    /// Which scene is the class's, where its calls do not say it.
    var identifier: DialectMember<DefaultName>?
    /// In which bundle the file lies.
    let bundle: DialectMember<DefaultBundle>
    /// The member for the bundle may be nil.
    package var saysOptionalBundle = true
    /// The class that calls are made on where it is not the one that is made: the written type says which that is.
    var fixedReceiver: String?
    let functions: [Made: Function]
    /// Other names under which a class has the protocol.
    var synonyms: Set<String> = []
    /// Only a final class can conform.
    var asksForFinalClasses = false
    /// What the protocol declares is known to be isolated to the main actor, member by member.
    var isIsolated = false
    /// A call from code that is not known to be isolated to the main actor does not compile, in no language mode.
    var asksForIsolatedCalls = false
    /// What else the protocol asks for and has a default of: a class that has one of that name would give it to the protocol.
    var otherMembers: Set<String> = []

    package init(
        name: String, protocolName: String, origin: Origin = .generated, resource: ResourceKind, file: DialectMember<DefaultName>,
        saysWholeResource: Bool = false, identifier: DialectMember<DefaultName>? = nil, bundle: DialectMember<DefaultBundle>,
        fixedReceiver: String? = nil, functions: [Made: Function], synonyms: Set<String> = [], asksForFinalClasses: Bool = false
    ) {
        self.name = name
        self.protocolName = protocolName
        self.origin = origin
        self.resource = resource
        self.file = file
        self.saysWholeResource = saysWholeResource
        self.identifier = identifier
        self.bundle = bundle
        self.fixedReceiver = fixedReceiver
        self.functions = functions
        self.synonyms = synonyms
        self.asksForFinalClasses = asksForFinalClasses
    }
}

/// A static member of a dialect's protocol, or what its calls take in the place of one.
package struct DialectMember<Value: Sendable & Hashable>: Sendable, Hashable {
    /// Nil where no class can say another value than the default.
    package let name: String?
    /// What a class has that says nothing; nil where each class must say it.
    package let byDefault: Value?

    package init(_ name: String?, byDefault: Value?) {
        self.name = name
        self.byDefault = byDefault
    }
}

/// The name that a class has without saying one.
package enum DefaultName: Sendable, Hashable {
    case ofClass
    /// Likewise, as `NSStringFromClass` gives it: a class that is nested or private has another.
    case ofClassAtRuntime
    case text(String)
}

extension DefaultName {
    /// Whether each class has another.
    var isOfClass: Bool {
        if case .text = self { false } else { true }
    }
}

/// The bundle that a class has without saying one.
package enum DefaultBundle: String, CaseIterable, Sendable, Hashable {
    case main
    case ofClass = "class"
}

extension Dialect {
    /// The members that classes may say.
    var kinds: [WitnessKind] { WitnessKind.allCases.filter { member($0) != nil } }

    /// The names of those members.
    var members: [String] { kinds.compactMap(member) }

    /// The static member of a kind; nil where no class can say it.
    func member(_ kind: WitnessKind) -> String? {
        switch kind {
        case .name: file.name
        case .identifier: identifier?.name
        case .bundle: bundle.name
        }
    }

    /// Of the member that says the name: a text, or all of a storyboard or nib.
    var fileType: String { saysWholeResource ? resource.typeName : "String" }

    /// All names under which a class has the protocol.
    var protocolNames: Set<String> { synonyms.union([protocolName]) }

    package var functionNames: Set<String> { Set(functions.values.map(\.name)) }

    func name(of made: Made) -> String { functions[made]?.name ?? "" }

    /// Whether calls say which scene they make.
    var callsSayIdentifier: Bool { identifier == nil }

    /// What a call for a nib without an owner holds.
    var argumentOfNobody: String {
        guard let function = functions[.view], function.label != nil, !function.isArgumentOptional else { return "" }
        return function.argumentHead + "nil"
    }

    /// The label of the identifier's argument, as declared; empty where no call has one.
    var identifierLabel: String { functions[.identifiedController]?.label ?? "" }

    /// The name of the module to import; nil where the protocol is one of the project's modules'.
    var importedModule: String? {
        if case .imported(let module) = origin { module } else { nil }
    }

    /// The call that makes a controller or view, up to its opening parenthesis.
    /// - Parameter receiver: the class as it is written at the site; empty for a bare call.
    func callHead(on receiver: String, making made: Made) -> String {
        let receiver = fixedReceiver ?? receiver
        return "\(receiver)\(receiver.isEmpty ? "" : ".")\(name(of: made))("
    }
}

extension Dialect.Function {
    /// Of each parameter that a declaration has, nil for one without a label.
    var labels: [String?] { label.map { [$0 == "_" ? nil : $0] } ?? [] }

    /// What stands in front of the argument: `withIdentifier: `, or nothing.
    var argumentHead: String { label.map { $0 == "_" ? "" : $0 + ": " } ?? "" }
}

extension Dialect.Function {
    /// From `name()`, `name(label:)` or `name(_:)`; nil for anything else.
    package init?(signature: String) {
        let parts = signature.split(separator: "(", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].hasSuffix(")"), isSwiftIdentifier(String(parts[0])) else { return nil }
        let parameters = parts[1].dropLast()
        guard !parameters.isEmpty else {
            self.init(String(parts[0]))
            return
        }
        guard parameters.hasSuffix(":"), Self.isLabel(parameters.dropLast()) else { return nil }
        self.init(String(parts[0]), String(parameters.dropLast()))
    }

    /// A keyword can be one.
    private static func isLabel(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } ?? false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
