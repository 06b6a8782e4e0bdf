import Testing

@Suite("The checks themselves")
struct CheckedFileTests {
    private func code(_ text: String) -> String { CheckedFile(path: "Sources/A/B.swift", text: text).code }

    @Test(
        "see code without comments and strings",
        arguments: [
            ("a // b\nc", "a \nc"), ("a /* b\nb */ c", "a \n c"), ("f(\"// x\", 'y')", "f(\"\", 'y')"), ("\"a\\\"b\" + c", "\"\" + c"),
            ("x = \"\"\"\n  a \"b\" // c\n  \"\"\"\ny", "x = \n\n\"\"\ny"), ("#\"a \"b\" c\"# + d", "\"\" + d"),
            ("// \"a\nb // \"", "\nb "),
        ])
    func hiding(text: String, shown: String) {
        #expect(code(text) == shown)
    }

    @Test func knowWhatAFileImports() {
        let text =
            "import A\n@testable import B\npackage import C\nimport struct D.E\n// import F\nlet text = \"import G\"\nimportant()\n    import H"
        #expect(CheckedFile(path: "Sources/A/B.swift", text: text).imports == ["A", "B", "C", "D", "H"])
    }

    @Test func knowWhereAFileStands() {
        let file = CheckedFile(path: "Sources/Migration/Rules/Site+Names.swift", text: "")
        #expect(file.target == "Migration")
        #expect(file.stem == "Site")
    }

    @Test func findThePackage() {
        #expect(PackageSources.sources.contains { $0.path == "Sources/SourceText/SourceFile.swift" })
        #expect(PackageSources.all.contains { $0.path == "Tests/ArchitectureTests/CheckedFileTests.swift" })
        #expect(PackageSources.rooms["SwiftLexing"] == ["SourceText"])
        #expect(Set(PackageSources.sources.map(\.target)).isSubset(of: PackageSources.rooms.keys))
    }

    @Test func readTheTableOfTheManifest() {
        let rooms = PackageSources.rooms(in: "(\"A\", []),\n(\"B\", [\"A\", \"C\"]),")
        #expect(rooms == ["A": [], "B": ["A", "C"], "sbmigrate": ["CommandLineTool"]])
    }
}
