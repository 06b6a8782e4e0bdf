import SourceText
import SwiftLexing
import SwiftOutline
import Testing

@Suite struct TypePositionTests {
    @Test(arguments: [
        "let a: x = b", "func a(b: x) {}", "func a() -> x {}", "typealias A = x", "a as! x", "a as? B.x", "a is [x]", "a as? [B: x]",
        "A<x>()",
        "A<B, x>.c", "A<B<C>, x>(d)", "A<(B, x)>()", "a as? A<x> ?? b", "a < x, b > c", "A<[x]>.self", "a(B<x>())", "{ (a: x) in b }",
        "{ (a: A<x>) -> B in c }",
        "{ [a] (b: x) in c }", "{ @A (b: x) async in c }", "{ (a: B) -> x in c }", "[(x) -> A]()", "[(A) -> x]()", "let a = b as? (x) -> C",
        "a as! (B, x)", "{ (a: B, c: x) throws -> D in e }",
    ])
    func aTypeIsKnownByItsPlace(source: String) throws { #expect(try isInType("x", source)) }

    @Test(arguments: [
        "x", "a(x)", "[x]", "a < x", "a(b < x)", "A<B>(x)", "A<B>.c(x)", "a as B ?? x", "{ (a: B) in x }", "{ x }",
        "{ (a: B) -> C in x }", "func a(b: C = x) -> D {}", "func a<B>(c: B = x) -> D {}", "subscript(a: B = x) -> C { d }",
        "init(a: B = x) throws { c }", "for (a) in x {}", "a { x }", "let a: B = x", "a is B && x", "(a as B, x)", "[a as B, x]",
        "a ? x : b",
        "let a = { x }", "(x).a()", "return x", "func == (a: B, c: D) -> E { x }", "a[x]", "a[0](x)", "a { $0 is B } + x", "x as B",
    ])
    func aValueIsNone(source: String) throws { #expect(try !isInType("x", source)) }

    private func isInType(_ name: String, _ source: String) throws -> Bool {
        let outline = Outline(TokenList(SourceFile(path: "A.swift", bytes: Array(source.utf8))))
        let index = try #require(outline.tokens.code.indices.first { outline.name($0) == name })
        return outline.isInType(index)
    }
}
