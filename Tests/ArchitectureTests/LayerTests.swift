import Testing

@Suite("Layers")
struct LayerTests {
    /// A target imports what its line in the manifest names, and nothing else of this package.
    private func upwardImports(_ file: CheckedFile, rooms: [String: Set<String>]) -> [String] {
        let allowed = rooms[file.target] ?? []
        return file.imports.filter { (rooms[$0] != nil || $0 == "TestSupport") && !allowed.contains($0) }.map {
            "\(file.path) imports \($0): move what both need to a target below, or pass it in"
        }
    }

    @Test func nothingImportsUpward() {
        #expect(PackageSources.sources.flatMap { upwardImports($0, rooms: PackageSources.rooms) } == [])
    }

    @Test func theTableOfTheManifestLeadsDown() {
        let floors = [
            "SourceText", "SwiftLexing", "SwiftOutline InterfaceBuilder XcodeProject Patching", "Migration", "CommandLineTool", "sbmigrate",
        ]
        let floor = { (name: String) in floors.firstIndex { $0.split(separator: " ").contains(name[...]) } }
        for (room, below) in PackageSources.rooms {
            #expect(floor(room) != nil, "\(room): give it a floor in this test")
            for other in below { #expect((floor(other) ?? .max) < (floor(room) ?? .min), "\(room) must not stand on \(other)") }
        }
        #expect(PackageSources.rooms["Patching"] == ["SourceText"], "Patching knows no Swift")
    }

    @Test(arguments: [
        ("SourceText", "Patching", 1), ("Patching", "SourceText", 0), ("Patching", "TestSupport", 1), ("Patching", "Foundation", 0),
    ])
    func anUpwardImportIsFound(target: String, module: String, findings: Int) {
        let file = CheckedFile(path: "Sources/\(target)/A.swift", text: "import \(module)\n")
        #expect(upwardImports(file, rooms: ["SourceText": [], "Patching": ["SourceText"]]).count == findings)
    }
}
