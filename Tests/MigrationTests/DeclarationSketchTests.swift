import SourceText
import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

@testable import Migration

/// The quick look at a file's declarations misses none that a reading of the file finds.
@Suite struct DeclarationSketchTests {
    private static func missed(in file: SourceFile) -> [String] {
        let outline = Outline(TokenList(file))
        let sketch = DeclarationSketch(file)
        guard !sketch.isUnclear else { return [] }
        let names = outline.types.map(\.name) + outline.typeAliases.map(\.name)
        return names.flatMap { $0.split(separator: ".").map(String.init) }.filter { !sketch.declared.contains(NameHash.of($0)) }
    }

    @Test func noFixtureHasADeclarationThatIsMissed() throws {
        let cases = try Fixtures.allCases()
        let files = cases.flatMap(\.before).filter { $0.path.hasSuffix(".swift") }
        #expect(files.count > 100)
        #expect(files.flatMap(Self.missed) == [])
    }

    @Test(arguments: [
        "class A {}", "  class A {}", "\tfinal class A: B {}", "@objc(X) class A {}", "/* a */ class A {}", "x(); class A {}",
        "func f() { } ; class A {}", "} class A {", "if x { class A {} }", "return; class A {}", "#if X\nclass A {}\n#endif",
        "case a; class A {}", "import X; class A {}", "self.x = 1; class A {}", "class\nA\n{}", "class A\r\n{}", "x\rclass A {}",
        "\u{FEFF}class A {}", "indirect enum A {}", "public\nstruct A {}", "typealias A = B", "extension A.B: C {}", "class A",
        "let x = 1; class A {}", "iffy(); class A {}", "// a\nclass A {}", "trying { } class A {}", "é; class A {}",
        "    x(); class A {}", "        if x { class A {} }", "\t\treturn { class A {} }", "    y\r  class A {}",
        "    // \u{20}               a long line before it\n                    class A {}",
    ])
    func aDeclarationIsSeen(_ source: String) {
        let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
        #expect(DeclarationSketch(file).declared.contains(NameHash.of("A")))
    }

    @Test(arguments: [
        "if a { b }", "return A()", "// class A", "case .a:", "import A", "self.class.A()", ".class A", "    static let A = 1",
    ])
    func aLineThatBeginsWithAnotherWordIsPassedOver(_ source: String) {
        let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
        #expect(!DeclarationSketch(file).declared.contains(NameHash.of("A")))
    }
}
