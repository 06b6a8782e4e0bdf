import Foundation
import Testing

@testable import CommandLineTool

/// A configuration file that means nothing stops the run.
@Suite struct ConfigurationErrorTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("OLD\n", to: "App/A.swift")
    }

    private func refusal(_ words: [String] = []) throws -> [String] {
        let run = ToolRun(words, in: .test(in: project.path), migrate: sampleMigration)
        #expect(run.exitCode == .refused)
        #expect(run.output.isEmpty)
        #expect(try project.text(of: "App/A.swift") == "OLD\n")
        return run.errors.components(separatedBy: "\n")
    }

    static let messages: [(text: String, message: String)] = [
        ("{\n  \"unsfe\": true\n}", "2: unknown key 'unsfe'; did you mean 'unsafe'?"),
        ("{\"explicit-names\": true}", "1: unknown key 'explicit-names'; did you mean 'explicitNames'?"),
        ("{\"frobnicate\": 1}", "1: unknown key 'frobnicate'"),
        ("[]", "1: a configuration is an object, { \"key\": value }, not a list"),
        ("{\n\"jobs\": 4", "2: the '{' of line 1 is not closed"),
        ("{\n\"jobs\": 1,\n\"jobs\": 2}", "3: 'jobs' stands on line 2 already"),
        ("{\n\"jobs\":\n\"4\"}", "3: 'jobs' takes a number, not a text"),
        ("{\"jobs\": 0}", "1: 'jobs' takes a number from 1 to 1024, not '0'"),
        ("{\"jobs\": 1.5}", "1: 'jobs' takes a number from 1 to 1024, not '1.5'"),
        ("{\"unsafe\": \"yes\"}", "1: 'unsafe' takes true or false, not a text"),
        (
            "{\n\"verify\": \"make\"}",
            "2: 'verify' is no key: what runs a program is said on the command line only, with --verify COMMAND"
        ),
        (
            "{\"verifyParse\": true}",
            "1: 'verifyParse' is no key: what runs a program is said on the command line only, with --verify-parse"
        ),
        (
            "{\"conformance\": \"exension\"}",
            "1: 'conformance' does not know 'exension'; did you mean 'extension'?; it takes inline, extension"
        ),
        ("{\"isolation\": true}", "1: 'isolation' takes a text, not true or false"),
        ("{\"protocolName\": \"2nd\"}", "1: 'protocolName' takes the name of a Swift type, not '2nd'"),
        (
            "{\n\"only\": [\n\"storybord-call\"]}",
            "3: 'only' does not know 'storybord-call'; did you mean 'storyboard-call'?; it takes storyboard-call, view-controller-factory"
        ),
        ("{\"only\": \"storyboard-call\"}", "1: 'only' takes a list of texts, not a text"),
        ("{\"only\": []}", "1: 'only' names no rule: name one, or leave the key out for all of them"),
        ("{\"skip\": [\n3]}", "2: 'skip' takes a list of texts, not a list with a number"),
        ("{\"safety\": []}", "1: 'safety' takes an object, not a list"),
        (
            "{\"safety\": {\n\"storyboard-cal\": \"safe\"}}",
            "2: 'safety' does not know 'storyboard-cal'; did you mean 'storyboard-call'?; it takes storyboard-call, view-controller-factory"
        ),
        (
            "{\"safety\": {\"storyboard-call\":\n\"of\"}}",
            "2: 'safety.storyboard-call' does not know 'of'; it takes safe, unsafe"
        ),
        ("{\"safety\": {\"storyboard-call\": true}}", "1: 'safety.storyboard-call' takes a text, not true or false"),
        ("{\"declareIn\": \"A.m\"}", "1: 'declareIn' takes a file whose name ends in .swift, not 'A.m'"),
        ("{\"declareIn\": \"A.swift\",\n\"noDeclaration\": true}", "2: 'declareIn' and 'noDeclaration' contradict each other"),
        ("{\"formats\": [\"json\",\n\"text\"]}", "1: 'formats' sends json and text to standard output, where only one can go"),
        ("{\"formats\": [\"jsn\"]}", "1: 'formats' does not know 'jsn'; did you mean 'json'?; it takes text, json, xcode, github"),
        ("{\"formats\": [\"json=A.swift\"]}", "1: 'formats' would overwrite the source file 'A.swift'"),
        ("{\"formats\": [\"json=\"]}", "1: 'formats' names no file after 'json='"),
        (
            "{\"dialect\": \"lodable\"}",
            "1: 'dialect' does not know 'lodable'; did you mean 'loadable'?; it takes instantiatable, loadable, reusable"
        ),
        ("{\"dialects\": {\n\"loadable\": {}}}", "2: 'loadable' is a dialect that is built in; give yours another name"),
        ("{\"dialects\": {\"own\": 1}}", "1: 'dialects.own' takes an object, not a number"),
        (
            "{\"dialects\": {\"own\": {\n\"protcol\": \"P\"}}}", "2: unknown key 'dialects.own.protcol'; did you mean 'protocol'?"
        ),
        ("{\"dialects\": {\"own\": {}}}", "1: 'dialects.own' has no call: say 'initialCall' or 'identifierCall'"),
        ("{\"dialects\": {\"own\": {\"initialCall\": \"make()\"}}}", "1: 'dialects.own' has no 'protocol'"),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"initialCall\":\n\"make\"}}}",
            "2: 'dialects.own.initialCall' takes a call such as 'make()' or 'make(withIdentifier:)', not 'make'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"initialCall\": \"make()\"}}}",
            "1: 'dialects.own' says nothing of the file's name: say 'nameMember', 'resourceMember' or 'defaultName'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"defaultName\": \"Main\", \"identifierCall\": \"make()\"}}}",
            "1: 'dialects.own' says nothing of the identifier: say 'identifierMember' or 'defaultIdentifier'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"resource\": \"nib\", \"initialCall\": \"make()\"}}}",
            "1: 'dialects.own' has no call: say 'nibCall'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"initialCall\": \"make()\", \"import\": \"Kit\", \"declaration\": []}}}",
            "1: 'dialects.own.import' and 'dialects.own.declaration' contradict each other"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make(bundle:)\"}}}",
            "1: 'dialects.own.initialCall' takes a call without arguments, not 'make(bundle:)'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"default()\"}}}",
            "1: 'dialects.own.initialCall' takes a call such as 'make()' or 'make(withIdentifier:)', not 'default()'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"default\", \"initialCall\": \"make()\"}}}",
            "1: 'dialects.own.nameMember' takes a Swift identifier that is no keyword, not 'default'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"foo bar\", \"initialCall\": \"make()\"}}}",
            "1: 'dialects.own.nameMember' takes a Swift identifier that is no keyword, not 'foo bar'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"bundleMember\": \"2nd\"}}}",
            "1: 'dialects.own.bundleMember' takes a Swift identifier that is no keyword, not '2nd'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"receiver\": \"UI Storyboard\"}}}",
            "1: 'dialects.own.receiver' takes a Swift identifier that is no keyword, not 'UI Storyboard'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"Self\", \"nameMember\": \"file\", \"initialCall\": \"make()\"}}}",
            "1: 'dialects.own.protocol' takes the name of a Swift type, not 'Self'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"import\": \"class\"}}}",
            "1: 'dialects.own.import' takes the name of a Swift type, not 'class'"
        ),
        (
            "{\"nibProtocolName\": \"default\"}",
            "1: 'nibProtocolName' takes the name of a Swift type, not 'default'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"declaration\": [\"protocol P {\"]}}}",
            "1: 'dialects.own.declaration' is no Swift: it cannot be read"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"declaration\": [\"protocol Q {}\"]}}}",
            "1: 'dialects.own.declaration' declares no protocol 'P'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"declaration\": [\"protocol P { static var file: String { get } }\"]}}}",
            "1: 'dialects.own.declaration' has no extension with the call 'make()'"
        ),
        (
            "{\"dialects\": {\"own\": {\"protocol\": \"P\", \"nameMember\": \"file\", \"initialCall\": \"make()\", \"bundleType\": \"Bundle\"}}}",
            "1: 'dialects.own.bundleType' says the type of a member that 'dialects.own.bundleMember' does not name"
        ),
    ]

    @Test(arguments: messages) func theMessageNamesFileAndLine(text: String, message: String) throws {
        try project.write(text, to: "App/.sbmigrate.json")
        let lines = try refusal(["App"])
        #expect(lines.first == "sbmigrate: App/.sbmigrate.json:\(message)")
        #expect(lines.dropFirst().first?.hasPrefix("Nothing was run. ") == true)
    }

    @Test func aValueThatIsOutdoneMustMeanSomethingToo() throws {
        try project.write("{\"jobs\": \"4\"}", to: ".sbmigrate.json")
        #expect(try refusal(["--jobs=2"]).first == "sbmigrate: .sbmigrate.json:1: 'jobs' takes a number, not a text")
    }

    @Test func aPatternMayNotLeaveTheFolder() throws {
        try project.write("{\"exclude\": [\"App\", \"../B\"]}", to: ".sbmigrate.json")
        #expect(try refusal().first == "sbmigrate: .sbmigrate.json:1: 'exclude' takes paths below \(project.path), not '../B'")
    }

    @Test func theNextStepListsTheKeys() throws {
        try project.write("{\"unsfe\": true}", to: ".sbmigrate.json")
        #expect(try refusal()[1] == "Nothing was run. 'sbmigrate --no-config --print-config' lists the keys.")
        #expect(ToolRun("--no-config", "--print-config", in: project).output.contains("\"unsafe\": false, // default\n"))
    }

    @Test(arguments: [
        ("gone.json", "could not be read: No such file or directory (open)"), ("App", "is not a regular file, so it was not read"),
    ])
    func aFileThatCannotBeReadIsRefused(file: String, why: String) throws {
        let lines = try refusal(["--config", file])
        #expect(lines.first == "sbmigrate: \(file): the configuration \(why)")
        #expect(lines[1] == "Nothing was run. Name another file with --config FILE, or pass --no-config.")
    }

    @Test func aFolderOfItsNameIsRefused() throws {
        try project.makeFolder(".sbmigrate.json")
        #expect(try refusal().first == "sbmigrate: .sbmigrate.json: the configuration is not a regular file, so it was not read")
    }

    @Test func everyBeginningOfAFileIsTakenOrRefused() throws {
        let text = "// a\n{\"jobs\": 2, \"exclude\": [\"App\",], \"safety\": {\"storyboard-call\": \"safe\"}, \"declareIn\": \"a.swift\"}\n"
        for count in 0...text.utf8.count {
            try project.write(String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self), to: ".sbmigrate.json")
            let run = ToolRun("--print-config", in: project)
            #expect(run.exitCode == (count < text.utf8.count - 1 ? .refused : .success))
        }
    }

    @Test func aCommandThatReadsNoProjectReadsNoFile() throws {
        try project.write("{", to: ".sbmigrate.json")
        for words in [["rules"], ["explain", "ignored-here"], ["--help"], ["--version"], ["--no-config", "App"]] {
            #expect(ToolRun(words, in: .test(in: project.path)).exitCode == .success)
        }
        #expect(ToolRun("rules", "--config", ".sbmigrate.json", in: project).exitCode == .refused)
    }
}
