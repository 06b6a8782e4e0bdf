import Migration

/// A dialect of the user's own as a configuration file describes it, key by key.
struct DialectKeys {
    /// In the order of the README.
    static let all = [
        "protocol", "resource", "import", "declaration", "finalClassesOnly", "nameMember", "resourceMember", "defaultName",
        "identifierMember",
        "defaultIdentifier", "bundleMember", "bundleType", "defaultBundle", "receiver", "initialCall", "identifierCall", "nibCall",
    ]

    /// What stands for the name of each class.
    private static let className = "{class}"

    let name: String
    private let entry: ConfigurationEntry
    private var members: [String: ConfigurationEntry] = [:]

    /// - Throws: where it is no object, or has a key that means nothing.
    init(_ name: String, _ entry: ConfigurationEntry) throws(ConfigurationError) {
        self.name = name
        self.entry = entry
        guard case .object(let members) = entry.value.content else { throw entry.wrongType("an object") }
        for member in members {
            guard Self.all.contains(member.name) else {
                throw .unknownKey(
                    ConfigurationLine(file: entry.file.path, line: member.line), key: "\(entry.key).\(member.name)",
                    nearest: nearestName(to: member.name, in: Self.all))
            }
            self.members[member.name] = entry.with(member.value, key: "\(entry.key).\(member.name)")
        }
    }

    /// - Throws: where a key that it needs is missing, two contradict each other, or what is written is no Swift.
    func dialect() throws(ConfigurationError) -> Dialect {
        var dialect = try describedDialect()
        dialect.saysOptionalBundle = try saysOptionalBundle()
        if let fault = dialect.fault, let member = members["declaration"] { throw member.wrongValue("'\(member.key)' \(fault)") }
        return dialect
    }

    private func describedDialect() throws(ConfigurationError) -> Dialect {
        let resource = try resource()
        let functions = try functions(for: resource)
        return Dialect(
            name: name, protocolName: try typeName("protocol"), origin: try origin(), resource: resource, file: try file(),
            saysWholeResource: members["resourceMember"] != nil, identifier: try identifier(for: functions), bundle: try bundle(),
            fixedReceiver: try identifierText("receiver"), functions: functions,
            asksForFinalClasses: try members["finalClassesOnly"].map { entry throws(ConfigurationError) in try entry.flag } ?? false)
    }

    private func resource() throws(ConfigurationError) -> ResourceKind {
        guard let member = members["resource"] else { return .storyboard }
        return ResourceKind(rawValue: try member.word(among: ResourceKind.allCases.map(\.rawValue))) ?? .storyboard
    }

    private func origin() throws(ConfigurationError) -> Dialect.Origin {
        if let member = members["import"], members["declaration"] != nil {
            throw .contradiction(entry.line(of: member.value), "\(entry.key).import", "\(entry.key).declaration")
        }
        if members["import"] != nil { return .imported(module: try typeName("import")) }
        guard let lines = members["declaration"] else { return .project }
        let texts: [String] = try lines.list { line throws(ConfigurationError) in try line.text }
        return .written(texts.joined(separator: "\n"))
    }

    private func file() throws(ConfigurationError) -> DialectMember<DefaultName> {
        if let member = members["resourceMember"], members["nameMember"] != nil {
            throw .contradiction(entry.line(of: member.value), "\(entry.key).nameMember", "\(entry.key).resourceMember")
        }
        let member = try identifierText(members["resourceMember"] == nil ? "nameMember" : "resourceMember")
        let byDefault = try text("defaultName").map(Self.defaultName)
        guard member != nil || byDefault != nil else {
            throw entry.wrongValue("'\(entry.key)' says nothing of the file's name: say 'nameMember', 'resourceMember' or 'defaultName'")
        }
        return DialectMember(member, byDefault: byDefault)
    }

    /// Nil where calls say it.
    private func identifier(for functions: [Dialect.Made: Dialect.Function]) throws(ConfigurationError) -> DialectMember<DefaultName>? {
        guard let function = functions[.identifiedController], function.label == nil else { return nil }
        let member = try identifierText("identifierMember")
        let byDefault = try text("defaultIdentifier").map(Self.defaultName)
        guard member != nil || byDefault != nil else {
            throw entry.wrongValue("'\(entry.key)' says nothing of the identifier: say 'identifierMember' or 'defaultIdentifier'")
        }
        return DialectMember(member, byDefault: byDefault)
    }

    private func bundle() throws(ConfigurationError) -> DialectMember<DefaultBundle> {
        let byDefault = try members["defaultBundle"].map { entry throws(ConfigurationError) in
            try entry.word(among: DefaultBundle.allCases.map(\.rawValue))
        }
        return DialectMember(try identifierText("bundleMember"), byDefault: byDefault.flatMap(DefaultBundle.init) ?? .main)
    }

    private func saysOptionalBundle() throws(ConfigurationError) -> Bool {
        guard let member = members["bundleType"] else { return true }
        guard members["bundleMember"] != nil else {
            throw member.wrongValue("'\(member.key)' says the type of a member that '\(entry.key).bundleMember' does not name")
        }
        return try member.word(among: ["Bundle?", "Bundle"]) == "Bundle?"
    }

    private func functions(for resource: ResourceKind) throws(ConfigurationError) -> [Dialect.Made: Dialect.Function] {
        let keys: [(String, Dialect.Made)] =
            resource == .nib ? [("nibCall", .view)] : [("initialCall", .initialController), ("identifierCall", .identifiedController)]
        var functions: [Dialect.Made: Dialect.Function] = [:]
        for (key, made) in keys { functions[made] = try function(key) }
        if functions[.initialController]?.label != nil, let member = members["initialCall"] {
            throw member.wrongValue("'\(member.key)' takes a call without arguments, not '\(try member.text)'")
        }
        guard !functions.isEmpty else {
            throw entry.wrongValue("'\(entry.key)' has no call: say \(keys.map { "'\($0.0)'" }.joined(separator: " or "))")
        }
        return functions
    }

    /// `make()`, `make(withIdentifier:)`, `make(_:)`.
    private func function(_ key: String) throws(ConfigurationError) -> Dialect.Function? {
        guard let member = members[key] else { return nil }
        let text = try member.text
        guard let function = Dialect.Function(signature: text) else {
            throw member.wrongValue("'\(member.key)' takes a call such as 'make()' or 'make(withIdentifier:)', not '\(text)'")
        }
        return function
    }

    private func typeName(_ key: String) throws(ConfigurationError) -> String {
        guard let member = members[key] else { throw entry.wrongValue("'\(entry.key)' has no '\(key)'") }
        let text = try member.text
        return try member.checked { () throws(UsageError) in try CommandLineTool.typeName(text, of: "'\(member.key)'") }
    }

    private func text(_ key: String) throws(ConfigurationError) -> String? {
        try members[key].map { entry throws(ConfigurationError) in try entry.text }
    }

    /// What is written into the sources as it stands.
    private func identifierText(_ key: String) throws(ConfigurationError) -> String? {
        guard let member = members[key], let text = try text(key) else { return nil }
        guard isSwiftIdentifier(text) else {
            throw member.wrongValue("'\(member.key)' takes a Swift identifier that is no keyword, not '\(text)'")
        }
        return text
    }

    private static func defaultName(_ text: String) -> DefaultName {
        text == className ? .ofClass : .text(text)
    }
}

extension ConfigurationEntry {
    /// The user's own dialects.
    var dialects: [Dialect] {
        get throws(ConfigurationError) {
            guard case .object(let members) = value.content else { throw wrongType("an object") }
            var all: [Dialect] = []
            for member in members {
                guard !Dialect.builtInNames.contains(member.name) else {
                    throw .wrongValue(
                        ConfigurationLine(file: file.path, line: member.line),
                        message: "'\(member.name)' is a dialect that is built in; give yours another name")
                }
                all.append(try DialectKeys(member.name, with(member.value, key: "\(key).\(member.name)")).dialect())
            }
            return all
        }
    }
}
