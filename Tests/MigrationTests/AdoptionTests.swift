import Testing

@testable import Migration

/// What is read out of a protocol that the project declares itself.
@Suite struct AdoptionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The dialects that it makes up, or what is said instead.
        let expected: String
        let requirements: String
        let members: String
        var head = "protocol Screen"
        var constraint = "where Self: UIViewController"
        var file = ""

        init(_ expected: String, _ requirements: String = "", _ members: String) {
            (self.expected, self.requirements, self.members) = (expected, requirements, members)
        }

        func with(head: String = "protocol Screen", constraint: String = "where Self: UIViewController", file: String = "") -> Row {
            var row = self
            (row.head, row.constraint, row.file) = (head, constraint, file)
            return row
        }

        var testDescription: String { "\(expected): \(head) \(requirements) \(constraint) \(members)" }

        var source: String {
            """
            import UIKit
            \(file)
            \(head) { \(requirements) }
            extension Screen \(constraint) {
                \(members)
            }
            """
        }
    }

    static let adopted = [
        Row(
            "storyboard: file -/Main, identifier -/class, bundle -/main, identified open()", "",
            """
            static func open() -> Self {
                let name = String(describing: self)
                let board = UIStoryboard(name: "Main", bundle: Bundle.main)
                return board.instantiateViewController(withIdentifier: name) as! Self
            }
            """),
        Row(
            "storyboard: file -/Main, identifier -/class at run time, bundle -/main, identified open()", "",
            """
            static func open() -> Self {
                let id = NSStringFromClass(self).components(separatedBy: ".")[1]
                return UIStoryboard(name: "Main", bundle: .main).instantiateViewController(withIdentifier: id) as! Self
            }
            """),
        Row(
            "storyboard: file -/Main, identifier -/class at run time, bundle -/main, identified open()", "",
            """
            static func open() -> Self {
                let fullName = NSStringFromClass(self)
                let name = fullName.components(separatedBy: ".").last ?? fullName
                let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
                return storyboard.instantiateViewController(withIdentifier: name) as! Self
            }
            """),
        Row(
            "storyboard: file board/class, bundle -/main, initial open()", "static var board: String { get }",
            #"""
            static var board: String { return "\(self)" }
            static func open() -> Self {
                guard let made = UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as? Self else {
                    fatalError("no \(board)")
                }
                return made
            }
            """#),
        Row(
            "storyboard: file board/none, identifier scene/class, bundle -/main, identified open()",
            "static var board: String { get }\nstatic var scene: String { get }\nstatic func open() -> Self",
            """
            static var scene: String { String(describing: Self.self) }
            static func open() -> Self {
                let storyboard = UIStoryboard(name: Self.board, bundle: nil)
                guard let controller = storyboard.instantiateViewController(withIdentifier: self.scene) as? Self else { preconditionFailure() }
                return controller
            }
            """),
        Row(
            "storyboard: file board/class, bundle -/class, initial open()", "static var board: String { get }",
            """
            static var board: String { String(describing: self) }
            static func open(in bundle: Bundle = Bundle(for: Self.self)) -> Self {
                UIStoryboard(name: board, bundle: bundle).instantiateInitialViewController() as! Self
            }
            """),
        Row(
            "storyboard: file board/none, bundle package/main, identified open(id:)",
            "static var board: String { get }\nstatic var package: Bundle? { get }",
            """
            static var package: Bundle? { nil }
            static func open(id name: String) -> Self {
                let board = UIStoryboard(name: board, bundle: package)
                return board.instantiateViewController(withIdentifier: name) as! Self
            }
            """),
        Row(
            "storyboard: file -/class, identifier -/class, bundle -/class, identified open()", "",
            """
            static func open(_ id: String = String(describing: Self.self), bundle: Bundle? = nil) -> Self {
                let board = UIStoryboard(name: id, bundle: bundle ?? Bundle(for: self))
                guard let made = board.instantiateViewController(withIdentifier: id) as? Self else { fatalError() }
                return made
            }
            """),
        Row(
            "storyboard: file all board/none, bundle -/none, identified openScene(_:), initial open()",
            "static var board: UIStoryboard { get }",
            """
            static func open() -> Self { return board.instantiateInitialViewController() as! Self }
            static func openScene(_ id: String) -> Self { return board.instantiateViewController(identifier: id) }
            """),
        Row(
            "storyboard: file -/Start, bundle -/main, initial open()", "",
            """
            private static var storyboard: UIStoryboard { UIStoryboard(name: Boards.start, bundle: nil) }
            static func open() -> Self { storyboard.instantiateInitialViewController() as! Self }
            """
        ).with(file: #"enum Boards { static let start = "Start" }"#),
        Row(
            "storyboard: file -/class, bundle -/main, initial open()", "",
            "static func open() -> Self { UIStoryboard(name: nameOfClass, bundle: nil).instantiateInitialViewController() as! Self }"
        ).with(file: "extension NSObject { class var nameOfClass: String { return String(describing: self) } }"),
        Row(
            "storyboard: file -/class, bundle -/main, final, initial open()",
            "associatedtype Made\nstatic func open(_ bundle: Bundle?) -> Made",
            """
            static func open(_ bundle: Bundle? = nil) -> Self {
                UIStoryboard(name: String(describing: self), bundle: bundle).instantiateInitialViewController() as! Self
            }
            """),
        Row(
            "storyboard: file -/class, bundle -/main, initial open(), others title", "static var title: String { get }",
            """
            static var title: String { "A screen" }
            static func open() -> Self {
                UIStoryboard(name: "\\(Self.self)", bundle: nil).instantiateInitialViewController() as! Self
            }
            """),
        Row(
            "storyboard: file -/class, bundle -/main, initial open()", "",
            "static func open() -> Self { UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self }"
        ).with(head: "protocol Screen: AnyObject where Self: UIViewController", constraint: ""),
        Row(
            "nib: file nibName/class, bundle -/main, view load()",
            "@nonobjc static var nibName: String { get }\nstatic func load() -> Self",
            """
            @nonobjc static var nibName: String { return String(describing: Self.self) }
            @nonobjc static var nib: UINib { return UINib(nibName: nibName, bundle: nil) }
            static func load() -> Self {
                guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else { fatalError("no \\(nibName)") }
                return view
            }
            """
        ).with(constraint: "where Self: UIView"),
        Row(
            "nib: file -/class, bundle -/main, view load(owner:)", "",
            """
            static func load(owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> Self {
                let objects = Bundle.main.loadNibNamed(String(describing: self), owner: owner, options: options)
                return objects?.first as! Self
            }
            """
        ).with(constraint: "where Self: UIView"),
        Row(
            "nib: file all nib/class, bundle -/class, view load()", "static var nib: UINib { get }",
            """
            static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
            static func load() -> Self { return nib.instantiate(withOwner: nil, options: nil)[0] as! Self }
            """
        ).with(constraint: "where Self: UIView"),
    ]

    @Test(arguments: adopted) func aProtocolThatOnlyMakesThingsIsAdopted(_ row: Row) {
        #expect(Self.reading(of: row.source) == row.expected)
    }

    static func reading(of source: String, _ name: String = "Screen") -> String {
        do throws(AdoptionError) {
            let input = SmallProject(source).input
            return try AdoptedDialect.dialects(named: name, in: input, jobs: 1).map(\.inWords).joined(separator: "; ")
        } catch { return error.message }
    }

    @Test func aNameMustMeanOneProtocol() {
        let source = Row("", "", RefusedProtocolTests.open).source
        #expect(
            Self.reading(of: source, "Scren") == "no Swift source of the project declares a protocol 'Scren'; did you mean 'Screen'?")
        #expect(Self.reading(of: source, "Quite") == "no Swift source of the project declares a protocol 'Quite'")
        #expect(Self.reading(of: source + "\nprotocol Screen {}").hasPrefix("'Screen' is declared more than once"))
        #expect(Self.reading(of: "class Screen {}") == "'Screen' is no protocol: see Screens.swift")
        #expect(
            Self.reading(of: "protocol Screen {}")
                == "no extension of 'Screen' has a static function that gives 'Self' and that code elsewhere can call")
        #expect(
            Self.reading(of: source.replacing("static func", with: "private static func"))
                == "no extension of 'Screen' has a static function that gives 'Self' and that code elsewhere can call")
    }

    @Test func twoProtocolsForStoryboardsContradictEachOther() {
        let source = Row("", "", RefusedProtocolTests.open).source
        let other = source.replacing("Screen", with: "Panel").replacing("import UIKit", with: "")
        #expect(choice(of: source + other) { $0.adopted = ["Screen", "Panel"] } == "'Screen' and 'Panel' are both for storyboards")
        #expect(choice(of: source) { $0.adopted = ["Screen", "Screen"] } == "Screen, NibLoadable")
    }

    @Test func anotherChoiceForStoryboardsContradictsTheProtocol() {
        let source = Row("", "", RefusedProtocolTests.open).source
        let reason = "contradict each other: 'Screen' is for storyboards"
        #expect(
            choice(of: source) { ($0.adopted, $0.protocolName) = (["Screen"], "Scene") } == "--adopt Screen and --protocol-name \(reason)")
        #expect(choice(of: source) { ($0.adopted, $0.choosesDialect) = (["Screen"], true) } == "--adopt Screen and --dialect \(reason)")
    }

    private func choice(of source: String, _ change: (inout MigrationOptions) -> Void) -> String {
        var options = MigrationOptions()
        change(&options)
        do throws(AdoptionError) {
            try options.adoptProtocols(of: SmallProject(source).input)
            return options.dialects.map(\.protocolName).joined(separator: ", ")
        } catch { return error.message }
    }
}

extension Dialect {
    fileprivate var inWords: String {
        let file = "file \(saysWholeResource ? "all " : "")\(file.name ?? "-")/\(file.byDefault?.inWords ?? "none")"
        let identifier = identifier.map { "identifier \($0.name ?? "-")/\($0.byDefault?.inWords ?? "none")" }
        let bundle = "bundle \(bundle.name ?? "-")/\(bundle.byDefault.map { $0 == .main ? "main" : "class" } ?? "none")"
        let calls = [(Made.identifiedController, "identified"), (.initialController, "initial"), (.view, "view")].compactMap { made, word in
            functions[made].map { "\(word) \($0.name)(\($0.label.map { $0 + ":" } ?? ""))" }
        }
        let others = otherMembers.isEmpty ? nil : "others " + otherMembers.sorted().joined(separator: ", ")
        let parts = [file, identifier, bundle, asksForFinalClasses ? "final" : nil] + calls + [others]
        return "\(resource): " + parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension DefaultName {
    fileprivate var inWords: String {
        switch self {
        case .ofClass: "class"
        case .ofClassAtRuntime: "class at run time"
        case .text(let text): text
        }
    }
}
