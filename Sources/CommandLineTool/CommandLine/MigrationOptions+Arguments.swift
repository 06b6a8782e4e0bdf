import Migration

extension MigrationOptions {
    /// What the arguments say about the rewrites themselves. Throws where they name an unknown rule.
    init(_ arguments: Arguments, ruleNames: [String], processors: Int) throws(UsageError) {
        self.init()
        appliesUnsafe = arguments.unsafe
        safety = arguments.safety
        only = arguments.only.isEmpty ? nil : try Self.rules(arguments.only, option: "--only", ruleNames: ruleNames)
        skip = try Self.rules(arguments.skip, option: "--skip", ruleNames: ruleNames)
        conformance = arguments.conformance.flatMap { .init(rawValue: $0) } ?? .inline
        explicitNames = arguments.explicitNames
        deprecatesFactories = arguments.deprecatesFactories
        try use(namedBy: arguments)
        choosesDialect = !arguments.dialects.isEmpty
        adopted = arguments.adopt
        protocolName = arguments.protocolName
        nibProtocolName = arguments.nibProtocolName
        if let name = commonProtocolName { throw .protocolNameInUse(name) }
        isolation = arguments.isolation.flatMap { .init(rawValue: $0) } ?? .automatic
        declaration = arguments.declaration
        if let (first, second) = arguments.contradiction { throw .contradiction(first, second) }
        if let idle = IdleOption(among: arguments.given, with: dialects) { throw .optionWithoutEffect(idle.name, dialect: idle.dialect) }
        jobs = max(1, arguments.jobs ?? processors)
    }

    /// Of several dialects for one thing the last one counts.
    private mutating func use(namedBy arguments: Arguments) throws(UsageError) {
        let all = arguments.ownDialects + Dialect.builtIn
        let names = Dialect.builtInNames + arguments.ownDialects.map(\.name)
        for name in arguments.dialects {
            let name = try known(name, of: "--dialect", in: names)
            use(all.filter { $0.name == name })
        }
    }

    private var commonProtocolName: String? {
        let storyboards = dialects.filter { $0.resource == .storyboard }.map { protocolName ?? $0.protocolName }
        let nibs = dialects.filter { $0.resource == .nib }.map { nibProtocolName ?? $0.protocolName }
        return storyboards.first(where: nibs.contains)
    }

    private static func rules(_ names: [String], option: String, ruleNames: [String]) throws(UsageError) -> Set<String> {
        for name in names where !ruleNames.contains(name) {
            throw .unknownValue(name, option: option, allowed: ruleNames, nearest: nearestName(to: name, in: ruleNames))
        }
        return Set(names)
    }
}

extension Arguments {
    /// Two options that say where the protocol is declared.
    fileprivate var contradiction: (String, String)? {
        let places = ["--declaration-file", "--declare-in", "--no-declaration"].filter(given.contains)
        return places.count > 1 ? (places[0], places[1]) : nil
    }
}
