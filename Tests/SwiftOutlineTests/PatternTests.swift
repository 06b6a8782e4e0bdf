import SourceText
import SwiftLexing
import SwiftOutline
import Testing

@Suite struct PatternTests {
    @Test(arguments: [
        "switch a { case x: b }", "switch a { case b, x: c }", "switch a { case .b(x): c }", "switch a { case B.c(d: x), e: f }",
        "switch a { case (b, [x]): c }", "if case x = a {}", "guard case .b(x) = a else {}", "for case .b(x) in a {}",
    ])
    func aNameBehindCaseIsInAPattern(source: String) throws { #expect(try isInPattern("x", source)) }

    @Test(arguments: [
        "switch x { case b: c }", "switch a { case b: x }", "switch a { case b:\nc()\nx }", "switch a { case b where x: c }",
        "if case b = x {}", "if case .b(c: _) = x(d) {}", "enum A { case b\nstatic let c = x }", "enum A { case b\nfunc c() { x } }",
        "func a() { x }", "switch a { case b: c { x } }", "switch a { case b: break }\nx",
    ])
    func aNameElsewhereIsNot(source: String) throws { #expect(try !isInPattern("x", source)) }

    private func isInPattern(_ name: String, _ source: String) throws -> Bool {
        let outline = Outline(TokenList(SourceFile(path: "A.swift", bytes: Array(source.utf8))))
        let index = try #require(outline.tokens.code.indices.first { outline.name($0) == name })
        return outline.isInPattern(index)
    }
}
