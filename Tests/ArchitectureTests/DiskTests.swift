import Testing

@Suite("Disk and console")
struct DiskTests {
    /// All that talks to the world is in these targets and files.
    private static let worldly: Set = ["CommandLineTool", "sbmigrate"]
    private static let systemFile = "Sources/Patching/System.swift"
    /// The bytes of a project are written through the first; the second writes the reports and patches a user asked for.
    private static let writers: Set = [systemFile, "Sources/CommandLineTool/Files/OutputFile.swift"]

    /// Without a library there is no disk, no environment and no process: only the standard library's few functions are left.
    private func worldlyThings(_ file: CheckedFile) -> [String] {
        guard file.isSource, !Self.worldly.contains(file.target), file.path != Self.systemFile else { return [] }
        let parsing: Set = file.path == PackageSources.xmlFile ? ["Foundation", "FoundationXML"] : []
        let harmless = Set(PackageSources.rooms.keys).union(["Dispatch", "Synchronization"]).union(parsing)
        let imports = file.imports.filter { !harmless.contains($0) }.map {
            "\(file.path) imports \($0): read and write in CommandLineTool, or through Patching/FileUpdate, and pass values in"
        }
        let words = #/\b(?:print|debugPrint|dump|readLine)\(|\bCommandLine\./#
        return imports + file.findings(words, "return a value and let CommandLineTool print it")
    }

    private func writing(_ file: CheckedFile) -> [String] {
        guard file.isSource, !Self.writers.contains(file.path) else { return [] }
        let words =
            #/\bO_(?:WRONLY|RDWR|CREAT|TRUNC)\b|\b(?:fopen|mkdir|unlink|rmdir|rename|ftruncate)\(|\bforWritingTo|\bwrite\(to\b|\bcreate(?:File|Directory|SymbolicLink)\(|\b(?:remove|move|copy|replace|trash)Item\(/#
        return file.findings(words, "only Patching/FileUpdate changes files, through Patching/System")
    }

    @Test func onlyTheCommandLineToolMeetsTheWorld() {
        #expect(PackageSources.sources.flatMap(worldlyThings) == [])
    }

    @Test func onlyFileUpdateWritesFiles() {
        #expect(PackageSources.sources.flatMap(writing) == [])
    }

    @Test(
        arguments: [
            ("Migration/A", "import Foundation", 1), ("Migration/A", "    print(1)", 1), ("Migration/A", "// print(1)", 0),
            ("SwiftLexing/A", "blueprint(1)", 0), ("SwiftLexing/A", "import SourceText", 0), ("XcodeProject/A", "CommandLine.arguments", 1),
            ("Patching/EditPlan", "import Glibc", 1), ("Patching/System", "import Glibc", 0), ("CommandLineTool/A", "import Foundation", 0),
            ("InterfaceBuilder/XMLScan", "import Foundation\nimport FoundationXML", 0), ("InterfaceBuilder/XMLScan", "import Glibc", 1),
            ("InterfaceBuilder/XMLText", "import Foundation", 1), ("XcodeProject/XMLScan", "import FoundationXML", 1),
        ])
    func theWorldIsFound(file: String, text: String, findings: Int) {
        #expect(worldlyThings(CheckedFile(path: "Sources/\(file).swift", text: text)).count == findings)
    }

    @Test(
        arguments: [
            ("CommandLineTool/A", "FileManager.default.removeItem(atPath: path)", 1), ("CommandLineTool/A", "try data.write(to: url)", 1),
            ("CommandLineTool/A", "open(path, O_WRONLY | O_CREAT)", 1), ("CommandLineTool/A", "open(path, O_RDONLY)", 0),
            ("CommandLineTool/A", "write(bytes, to: file)", 0), ("CommandLineTool/Files/OutputFile", "open(path, O_WRONLY)", 0),
            ("Patching/System", "unlink(path)", 0), ("Patching/FileUpdate", "unlink(path)", 1),
        ])
    func writingIsFound(file: String, text: String, findings: Int) {
        #expect(writing(CheckedFile(path: "Sources/\(file).swift", text: text)).count == findings)
    }
}
