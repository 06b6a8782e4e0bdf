extension Dialect {
    /// For storyboards, unless another is asked for.
    package static let instantiatable = Dialect(
        name: "instantiatable", protocolName: "Instantiatable", resource: .storyboard,
        file: DialectMember("storyboardName", byDefault: .ofClass), bundle: DialectMember("storyboardBundle", byDefault: .main),
        functions: [
            .initialController: Function("instantiateFromStoryboard"),
            .identifiedController: Function("instantiateFromStoryboard", "withIdentifier"),
        ])

    /// For storyboards, with the class found out by the type that is written.
    package static let storyboardLoadable = Dialect(
        name: "loadable", protocolName: "StoryboardLoadable", resource: .storyboard,
        file: DialectMember("storyboardName", byDefault: nil), identifier: DialectMember("storyboardIdentifier", byDefault: .ofClass),
        bundle: DialectMember("storyboardBundle", byDefault: .main), fixedReceiver: ResourceKind.storyboard.typeName,
        functions: [
            .initialController: Function("instantiateInitialViewController"),
            .identifiedController: Function("instantiateViewController"),
        ])

    /// For nibs.
    package static let nibLoadable = Dialect(
        name: "loadable", protocolName: "NibLoadable", resource: .nib, file: DialectMember("nibName", byDefault: .ofClass),
        bundle: DialectMember("nibBundle", byDefault: .main), fixedReceiver: ResourceKind.nib.typeName,
        functions: [.view: Function("instantiateView", "owner", isArgumentOptional: true)])

    /// The public library Reusable (DIALECTS.md): for initial view controllers.
    package static let storyboardBased = Dialect(
        name: "reusable", protocolName: "StoryboardBased", origin: reusable, resource: .storyboard,
        file: DialectMember("sceneStoryboard", byDefault: .ofClass), saysWholeResource: true,
        bundle: DialectMember(nil, byDefault: .ofClass), functions: [.initialController: Function("instantiate")])

    /// Its protocol for scenes with an identifier.
    package static let storyboardSceneBased = Dialect(
        name: "reusable", protocolName: "StoryboardSceneBased", origin: reusable, resource: .storyboard,
        file: DialectMember("sceneStoryboard", byDefault: nil), saysWholeResource: true,
        identifier: DialectMember("sceneIdentifier", byDefault: .ofClass), bundle: DialectMember(nil, byDefault: .ofClass),
        functions: [.identifiedController: Function("instantiate")])

    /// Its protocol for nibs.
    package static let reusableNib = Dialect(
        name: "reusable", protocolName: "NibLoadable", origin: reusable, resource: .nib,
        file: DialectMember("nib", byDefault: .ofClass), saysWholeResource: true, bundle: DialectMember(nil, byDefault: .ofClass),
        functions: [.view: Function("loadFromNib")], synonyms: ["NibReusable"])

    private static let reusable = Origin.imported(module: "Reusable")

    /// All of them.
    package static let builtIn = [
        instantiatable, storyboardLoadable, nibLoadable, storyboardBased, storyboardSceneBased, reusableNib,
    ]

    /// The names that stand for one of them or several.
    package static let builtInNames = builtIn.reduce(into: [String]()) { names, dialect in
        if !names.contains(dialect.name) { names.append(dialect.name) }
    }
}
