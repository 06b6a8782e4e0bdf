import Testing

@Suite("Rules")
struct RuleTests {
    private static let folder = "Sources/Migration/Rules/"
    private static let registration = "AllRules"

    /// The rules that the files declare, by the stem of their file.
    private func rules(in files: [CheckedFile]) -> [String: [String]] {
        let declared = files.filter { $0.path.hasPrefix(Self.folder) }.flatMap { file in
            file.code.matches(of: #/\b(?:struct|enum|class)\s+(\w+)\s*:[^{]*\bMigrationRule\b/#).map { (file.stem, [String($0.1)]) }
        }
        return Dictionary(declared, uniquingKeysWith: +)
    }

    /// A rule's type is named in its own file, and where all rules are listed.
    private func foreignRules(in files: [CheckedFile]) throws -> [String] {
        let rules = rules(in: files)
        return try files.filter { $0.isSource && $0.stem != Self.registration }.flatMap { file in
            try rules.filter { $0.key != file.stem }.values.joined().flatMap { rule in
                file.findings(try Regex("\\b\(rule)\\b"), "move what two rules need to a file outside Rules")
            }
        }
    }

    /// A dialect is data: a rule asks it for its spellings.
    private func spellings(in file: CheckedFile) -> [String] {
        guard file.path.hasPrefix(Self.folder) else { return [] }
        return ["instantiateFromStoryboard", "Instantiatable"].filter(file.text.contains).map {
            "\(file.path) contains `\($0)`: ask the dialect for the spelling"
        }
    }

    @Test func noRuleNamesAnother() throws {
        #expect(try foreignRules(in: PackageSources.sources) == [])
    }

    @Test func noRuleSpellsADialect() {
        #expect(PackageSources.sources.flatMap(spellings) == [])
    }

    @Test func aForeignRuleIsFound() throws {
        let first = CheckedFile(path: Self.folder + "First.swift", text: "struct FirstRule: Sendable, MigrationRule {}")
        let more = CheckedFile(path: Self.folder + "First+More.swift", text: "extension FirstRule {}")
        let list = CheckedFile(path: "Sources/Migration/AllRules.swift", text: "let allRules = [FirstRule()]")
        #expect(try foreignRules(in: [first, more, list]) == [])
        let second = CheckedFile(
            path: Self.folder + "Second.swift", text: "struct SecondRule: MigrationRule { let a = FirstRule() } // FirstRule")
        let report = CheckedFile(path: "Sources/CommandLineTool/Report.swift", text: "FirstRule.name\nFirstRuleName")
        #expect(try foreignRules(in: [first, more, list, second, report]).count == 2)
    }

    @Test(arguments: [
        ("Rules/A", "\"instantiateFromStoryboard\"", 1), ("Rules/A", "// Instantiatable", 1), ("Dialect", "Instantiatable", 0),
    ])
    func aSpellingIsFound(file: String, text: String, findings: Int) {
        #expect(spellings(in: CheckedFile(path: "Sources/Migration/\(file).swift", text: text)).count == findings)
    }
}
