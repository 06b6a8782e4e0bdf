import Migration
import Testing

@testable import CommandLineTool

/// `--adopt NAME`, from the command line to the dialects that the rules are told.
@Suite struct AdoptionRunTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        let made = "instantiateInitialViewController() as! Self"
        try project.write(
            """
            protocol Drawn {}
            extension Drawn where Self: UIViewController {
                static func drawn() -> Self { UIStoryboard(name: "\\(self)", bundle: nil).\(made) }
            }
            """, to: "Drawn.swift")
        try project.write(
            """
            protocol Loaded {}
            extension Loaded where Self: UIView {
                static func loaded() -> Self { Bundle.main.loadNibNamed("\\(self)", owner: nil, options: nil)![0] as! Self }
            }
            """, to: "Loaded.swift")
        try project.commitAll()
    }

    private final class Asked: @unchecked Sendable {
        var protocols: [String]?
    }

    /// The protocols that the rules are told, or the first line of what the run says instead of asking them.
    private func told(_ arguments: String...) -> String {
        let asked = Asked()
        let run = ToolRun(["--dry-run"] + arguments, in: .test(in: project.path)) { _, options in
            asked.protocols = options.dialects.map(\.protocolName)
            return .nothing
        }
        return asked.protocols?.joined(separator: ", ")
            ?? "\(run.exitCode): " + (run.errors.split(separator: "\n").first.map(String.init) ?? "")
    }

    @Test func aProtocolTakesThePlaceOfTheDialectForWhatItMakes() {
        #expect(told("--adopt", "Drawn") == "Drawn, NibLoadable")
        #expect(told("--adopt=Loaded") == "Instantiatable, Loaded")
        #expect(told("--adopt", "Loaded", "--adopt", "Drawn") == "Drawn, Loaded")
        #expect(told("--adopt", "Loaded,Drawn") == "Drawn, Loaded")
        #expect(told("--adopt", "Loaded", "--dialect", "loadable") == "StoryboardLoadable, Loaded")
    }

    @Test func whatCannotBeAdoptedIsRefused() {
        #expect(
            told("--adopt", "Drown")
                == "refused: sbmigrate: no Swift source of the project declares a protocol 'Drown'; did you mean 'Drawn'?")
        #expect(told("--adopt", "2nd") == "refused: sbmigrate: --adopt takes the name of a Swift type, not '2nd'")
    }

    @Test func anotherChoiceForStoryboardsContradictsIt() {
        let why = "contradict each other: 'Drawn' is for storyboards"
        #expect(told("--adopt", "Drawn", "--dialect", "loadable") == "refused: sbmigrate: --adopt Drawn and --dialect \(why)")
        #expect(told("--adopt", "Drawn", "--protocol-name", "Scene") == "refused: sbmigrate: --adopt Drawn and --protocol-name \(why)")
    }

    @Test func aConfigurationFileSaysItToo() throws {
        try project.write(#"{ "adopt": ["Drawn", "Loaded"] }"#, to: ".sbmigrate.json")
        #expect(told() == "Drawn, Loaded")
        #expect(told("--adopt", "Loaded") == "Instantiatable, Loaded")
        #expect(told("--no-config") == "Instantiatable, NibLoadable")
        try project.write(#"{ "adopt": ["9"] }"#, to: ".sbmigrate.json")
        #expect(told() == "refused: sbmigrate: .sbmigrate.json:1: 'adopt' takes the name of a Swift type, not '9'")
    }
}
