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
        functions: [.view: Function("instantiateView", "owner")])

    package static let builtIn = [instantiatable, storyboardLoadable, nibLoadable]

    /// The names that stand for one of them or several.
    package static let builtInNames = builtIn.reduce(into: [String]()) { names, dialect in
        if !names.contains(dialect.name) { names.append(dialect.name) }
    }
}
