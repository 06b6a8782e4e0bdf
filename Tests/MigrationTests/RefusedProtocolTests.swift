import Testing

@testable import Migration

/// What keeps a protocol of the project's own from being a dialect.
@Suite struct RefusedProtocolTests {
    static let call = "UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self"
    static let open = "static func open() -> Self { \(call) }"
    static let openBoard =
        "static func open() -> Self { UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as! Self }"

    static let refused: [AdoptionTests.Row] = [
        .init(
            "'open()' does more than to make something: 'made.load()'", "",
            "static func open() -> Self {\nlet made = \(call)\nmade.load()\nreturn made }"),
        .init(
            "'open()' does more than to make something: 'if #available(iOS 13.0, *) {'", "",
            "static func open() -> Self {\nif #available(iOS 13.0, *) {\nreturn \(call) } else {\nreturn \(call) } }"),
        .init(
            "'open()' does more than to make something: 'var made = Self()'", "",
            "static func open() -> Self {\nvar made = Self()\nmade = \(call)\nreturn made }"),
        .init(
            "'open()' does not trap where nothing is made: '{ return Self() }'", "",
            "static func open() -> Self {\nguard let made = \(call.replacing("as!", with: "as?")) else { return Self() }\nreturn made }"),
        .init("'open()' gives something else", "", "static func open() -> Self { Self() }"),
        .init(
            "'open()' 'board' is a Board that a class cannot be asked to say", "static var board: Board { get }",
            "static func open() -> Self { UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as! Self }"),
        .init(
            "'open()' which case of the enum is meant is known only when the app runs", "",
            "static var board: Board { .main }\n"
                + "static func open() -> Self { UIStoryboard(name: board.rawValue, bundle: nil).instantiateInitialViewController() as! Self }"
        ).with(file: "enum Board: String { case main }"),
        .init("'open()' asks for a 'board' that can be set, which no constant is", "static var board: String { get set }", openBoard),
        .init("'open()' 'board' is no static member", "var board: String { get }", openBoard),
        .init(
            "'open(name:)' its argument 'name' would have to say a name", "",
            "static func open(name: String) -> Self { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Self }"),
        .init(
            "'open(model:)' has to be told more than which scene it makes: 'model'", "", open.replacing("open()", with: "open(model: Int)")),
        .init(
            "'open()' the bundle 'Bundle(for: AppDelegate.self)' is none that every class could say", "",
            open.replacing("nil", with: "Bundle(for: AppDelegate.self)")
        ).with(file: "class AppDelegate {}"),
        .init("'open()' casts to 'UIViewController'", "", "static func open() -> Self { (\(call.dropLast(4))UIViewController) as! Self }"),
        .init(
            "'open()' one default follows from another member, 'board'",
            "static var board: String { get }\nstatic var scene: String { get }",
            """
            static var scene: String { board }
            static func open() -> Self { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: scene) as! Self }
            """),
        .init(
            "'open()' is called like another function of the protocol", "", open + "\nstatic func open(animated: Bool = true) -> Int { 1 }"),
        .init("'open()' is for some classes only, those where 'Self: Base' holds", "", open).with(constraint: "where Self: Base"),
        .init("'open()' is not available everywhere", "", "@available(iOS 13, *) " + open),
        .init("'open()' is generic, throws, or is asynchronous", "", open.replacing("->", with: "throws ->")),
        .init(
            "'load()' hands the class itself over as the nib's owner", "",
            "static func load() -> Self { Bundle.main.loadNibNamed(\"A\", owner: self, options: nil)?.first as! Self }"
        ).with(constraint: "where Self: UIView"),
        .init(
            "'load()' does more than to make something: 'Bundle.main.loadNibNamed(\"A\", owner: nil, options: nil)?.last'", "",
            "static func load() -> Self { Bundle.main.loadNibNamed(\"A\", owner: nil, options: nil)?.last as! Self }"
        ).with(constraint: "where Self: UIView"),
    ]

    @Test(arguments: refused) func aFunctionThatIsNotUnderstoodIsNamed(_ row: AdoptionTests.Row) {
        let expected = "what the protocol 'Screen' makes cannot be understood:\n  " + row.expected
        #expect(AdoptionTests.reading(of: row.source) == expected)
    }

    static let demanding: [AdoptionTests.Row] = [
        .init("asks each class for 'title', which none of its calls for storyboards needs", "static var title: String { get }", open),
        .init("asks each class for 'configure', and no extension has a default of it", "func configure()", open),
        .init("asks each class for 'init', and no extension has a default of it", "init(model: Int)", open),
        .init("has an associated type 'Model' that is not just what its calls give", "associatedtype Model", open),
        .init("is for some classes only, those where 'Self: Base' holds", "", open).with(head: "protocol Screen: Base"),
        .init(
            "opens one storyboard by 'open', another by 'openMain'", "",
            open
                + "\nstatic func openMain() -> Self { UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController() as! Self }"
        ),
    ]

    @Test(arguments: demanding) func aProtocolThatAsksForMoreIsRefused(_ row: AdoptionTests.Row) {
        #expect(AdoptionTests.reading(of: row.source) == "the protocol 'Screen' " + row.expected)
    }

    @Test func aProtocolThatIsNotAlwaysThereIsRefused() {
        let source = AdoptionTests.Row("", "", Self.open).source
        #expect(
            AdoptionTests.reading(of: "#if DEBUG\n\(source)\n#endif")
                == "what the protocol 'Screen' makes cannot be understood:\n  'open()' is there only where 'DEBUG' holds")
        #expect(AdoptionTests.reading(of: "#if canImport(UIKit)\n\(source)\n#endif").hasPrefix("storyboard: "))
    }

    static func opening(_ statements: String) -> AdoptionTests.Row {
        .init(
            statements.split(separator: "\n").last { !$0.hasPrefix("return") }.map(String.init) ?? "", "",
            "static func open() -> Self {\n\(statements)\n}")
    }

    static let idle = [
        opening("guard let token = Session.token else { fatalError() }\nreturn \(call)"),
        opening("let ticket = Log.event(\"made\")\nreturn \(call)"),
        opening("let bundle = Log.event(\"made\")\nreturn \(call)"),
        opening("let view = made.view\nreturn \(call)"),
        opening("let made = \(call)\nlet view = made.view\nreturn made"),
        opening("let made = \(call)\nlet _ = { made.title = \"x\" }()\nreturn made"),
        opening("let other = \(call)\nreturn \(call)"),
    ]

    @Test(arguments: idle) func aConstantThatTheResultDoesWithoutMayHaveEffects(_ row: AdoptionTests.Row) {
        let expected = "what the protocol 'Screen' makes cannot be understood:\n  'open()' does more than to make something: '"
        #expect(AdoptionTests.reading(of: row.source).hasPrefix(expected + row.expected.prefix(20)))
    }

    @Test func anArgumentThatTheResultDoesWithoutMayHaveEffects() {
        let source = AdoptionTests.Row("", "", Self.open.replacing("open()", with: "open(ticket: Int = Log.event())")).source
        #expect(AdoptionTests.reading(of: source).hasSuffix("'open(ticket:)' does more than to make something: 'Log.event()'"))
        #expect(AdoptionTests.reading(of: source.replacing("Log.event()", with: "1")).hasPrefix("storyboard: "))
    }

    @Test(arguments: ["private", "fileprivate"]) func aProtocolOfOneFileIsRefused(_ access: String) {
        let source = AdoptionTests.Row("", "", Self.open).with(head: "\(access) protocol Screen").source
        #expect(AdoptionTests.reading(of: source) == "the protocol 'Screen' is there only in its own file, Screens.swift")
    }

    @Test func aDefaultOfSomeClassesIsNone() {
        let requirement = "static var board: String { get }"
        let base = "extension Screen where Self: Base { static var board: String { \"Main\" } }"
        #expect(
            AdoptionTests.reading(of: AdoptionTests.Row("", requirement, Self.openBoard).with(file: base).source)
                == "the protocol 'Screen' has a default of 'board' that is for some classes only, those where 'Self: Base' holds")
    }

    @Test func aDefaultThatOtherModulesDoNotSeeIsNone() {
        let requirement = "static var board: String { get }"
        let base = "extension Screen { static var board: String { \"Main\" } }"
        let row = AdoptionTests.Row("", requirement, "public " + Self.openBoard).with(head: "public protocol Screen", file: base)
        #expect(
            reading(ofPackage: row.source)
                == "the protocol 'Screen' has a default of 'board' that is not public, as the protocol is, and other modules do not see it")
        #expect(reading(ofPackage: row.source.replacing("{ static", with: "{ public static")) == "understood")
        #expect(reading(ofPackage: row.source.replacing("extension Screen {", with: "public extension Screen {")) == "understood")
        #expect(AdoptionTests.reading(of: row.source).hasPrefix("storyboard: "))
    }

    private func reading(ofPackage source: String) -> String {
        do throws(AdoptionError) {
            let input = SmallProject(package: ["Core/Screen.swift": source, "App/Other.swift": "import Core"]).input
            _ = try AdoptedDialect.dialects(named: "Screen", in: input, jobs: 1)
            return "understood"
        } catch { return error.message }
    }

    @Test func aFunctionThatIsNotAlwaysThereIsRefused() {
        let source = AdoptionTests.Row("", "", "#if DEBUG\n\(Self.open)\n#endif").source
        #expect(AdoptionTests.reading(of: source).hasSuffix("'open()' is there only where 'DEBUG' holds"))
        #expect(AdoptionTests.reading(of: source.replacing("DEBUG", with: "canImport(UIKit)")).hasPrefix("storyboard: "))
    }

    @Test(arguments: ["extension Screen", "protocol Screen"]) func whatIsNotAvailableEverywhereIsRefused(_ declaration: String) {
        let source = AdoptionTests.Row("", "", Self.open).source
        let marked = source.replacing(declaration, with: "@available(*, deprecated)\n" + declaration)
        #expect(AdoptionTests.reading(of: marked).hasSuffix(" is not available everywhere"))
    }

    @Test func anOwnerOfAnotherTypeIsNone() {
        let load = "static func load(owner: Any?) -> Self { Bundle.main.loadNibNamed(\"A\", owner: owner, options: nil)![0] as! Self }"
        let source = AdoptionTests.Row("", "", load).with(constraint: "where Self: UIView").source
        #expect(AdoptionTests.reading(of: source).hasSuffix("view load(owner:)"))
        #expect(AdoptionTests.reading(of: source.replacing("Any?", with: "NSObject? = nil")).hasSuffix("view load()"))
        #expect(AdoptionTests.reading(of: source.replacing("Any?", with: "AnyObject?")).hasSuffix("the nib's owner 'owner' is not known"))
    }

    @Test func oneNameForControllersAndViewsIsRefused() {
        let view = """
            extension Screen where Self: UIView {
            static func open(owner: Any? = nil) -> Self { Bundle.main.loadNibNamed("A", owner: owner, options: nil)![0] as! Self }
            }
            """
        #expect(
            AdoptionTests.reading(of: AdoptionTests.Row("", "", Self.open).with(file: view).source) == """
                what the protocol 'Screen' makes cannot be understood:
                  'open(owner:)' is called like another function of the protocol
                  'open()' is called like another function of the protocol
                """)
    }
}
