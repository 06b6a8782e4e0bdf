import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

struct ExpressionTests {
    /// `«»` around the first expression.
    @Test(
        arguments: [
            "«a»\nb", "«a»; b", "«a + b»\nc", "«a\n+ b»\nc", "«a +\nb»\nc", "«a»\n-b", "«a»\n!b", "«a»\n&b", "«a»\n(b)", "«a»\n[b]",
            "«a»\n\"b\"", "«a\n.b\n.c()»\nd", "«a?\n.b»\nc",
            "«a // +\n.b»\nc", "«a /* x */\n/* y */ .b»\nc", "«a ? b : c»\nd", "«a\n? b\n: c»\nd", "«a ? b ? c : d : e»\nf",
            "«a\nas! B»\nc", "«a as? B<C, D>»\n[e]", "«a is B»\nc",
            "«a as B\n.C»\nd", "«a { b }»\nc", "«a\n{ b }»\nc", "«a { b } c: { d }»\ne", "«a { b }\nc: { d }»\ne", "«a(b)\n{ c }»\nd",
            "«1»\n{ a }()", "«{ a }()»\nb", "«{ a }\n.b»\nc", "«try a»\nb",
            "«try? a»\nb", "«try!\na»\nb", "«await a»\nb", "«try await a { b }»\nc", "«a = b»\nc", "«a\n= b»\nc", "«a += b»\nc",
            "«A<B, C>()»\nd", "«A<B<C>>(d)»\ne", "«a < b» , c > d", "«A<B>.c»\nd", "«A<B>»\nc",
            "«\\A.b?.c»\nd", "«\\.a»\nb", "«\\.[a].b»\nc", "«#selector(a)»\nb", "«#a { b }»\nc", "«.a»\nb", "«.a(b).c»\nd", "«-a»\nb",
            "«&a»\nb", "«a...»\nb", "«...a»\nb", "«a..<b»\nc", "«\"a\\(b)\"»\nc",
            "«if a { b } else if c { d } else { e }»\nf", "«switch a { case 1: b }»\nc", "«(a\n\nb)»\nc", "«a! as! B»\nc", "«a!\n.b»\nc",
            "«a[b]\n.c»\nd", "«self»\nb", "«a.self»\nb", "«a.init(b)»\nc",
            "«nil»\na", "«a ?? b»\nc", "«a\n?? b»\nc", "«a\n#if A\n.b()\n#else\n.c { d }\n#endif»\ne", "«a\n#if A\n.b()\n#endif\n.c»\nd",
            "«a»\n#if A\nb\n#endif", "«a» in b", "«a» where b", "«a» else b",
            "«a»: b", "«a», b", "«a» b", "«(A, B) async throws -> C»\nd", "«a as (A) throws -> B»\nc", "«_ = a»\nb", "«each a»\nb",
            "«a.await»\nb", "«await»", "«any P.Type»\nb", "«/a b/»\nc", "«a == -1»\nb",
            "«a.0.b»\nc", "«A<B>.self»\nc", "«a<b»\nc", "«a as! [B]»\n{ c }", "«a ? { b } : { c }»\nd", "«\"\"\"\na\n\"\"\".b»\nc",
            "«a as? A ?? b»\nc", "«copy a»\nb", "«a is A<B>\n&& c»\nd",
        ])
    func anExpressionEndsWhereTheNextTokenDoesNotFit(_ text: String) {
        let source = MarkedSource(text)
        let range = source.ranges[0]
        #expect(source.outline.tokens.expressionEnd(from: range.lowerBound, stopsAtBrace: false) == range.upperBound)
    }

    @Test(
        arguments: [
            "«a» { b }", "«a.b» { c }", "«a { b }.c» { d }", "«a { b }» { c }", "«a(b)»\n{ c }", "«a { b }», c { d }",
            "«a { b } as? C» { d }", "«a» {\nb\n}\n.c", "«a» { b } else { c }", "«{ a }()» { b }",
            "«a == b { c }?.d» { e }", "«a» { case b: c }.d", "«a as? B» { c }", "«a { b } == c» { d }", "«a { b }[c]» { d }",
            "«a { b } ? c : d» { e }", "«a» {\nb\n}\n(c)",
        ])
    func inAConditionABraceBeginsTheBodyUnlessItsEndSaysOtherwise(_ text: String) {
        let source = MarkedSource(text)
        let range = source.ranges[0]
        #expect(source.outline.tokens.expressionEnd(from: range.lowerBound, stopsAtBrace: true) == range.upperBound)
    }

    @Test(arguments: [
        "", ")", "}", ", a", ": a", "= a", "else", "a +", "a ? b :", "(a", "try", "return a", "let", "@a", "if a", "switch a",
    ])
    func whatIsNoWholeExpressionHasNoEnd(_ text: String) {
        let source = MarkedSource("⓵\(text)")
        #expect(source.outline.tokens.expressionEnd(from: source["⓵"], stopsAtBrace: false) == nil)
    }

    @Test(
        arguments: [
            "«a»", "«a: b», «c»", "«a», «b», ", "«(a, b)», «[c, d]», «{ e, f }», «\"\\(g, h)\"»", "«A<B, C>», «d»", "«a: A<B, C>()», «b»",
            "«a < b», «c > d»",
            "«a<b», «c>d»", "«A<B, C>.d», «e»", "«x: A<B, C>...», «y: D»", "",
        ])
    func elementsAreWhatIsBetweenCommas(_ list: String) throws {
        let source = MarkedSource("f⓵(\(list))⓶")
        let open = source["⓵"]
        #expect(source.outline.tokens.elements(of: open + 1..<source["⓶"] - 1) == source.ranges)
    }

    @Test(
        arguments: [
            "«A» b", "«A.B.C» {", "«A<B, C<D>>» = 1", "«[A]?» = 1", "«[A: B]!»", "«(A, b: B)»", "«(A) -> B» {",
            "«() async throws(E) -> () -> B» {", "«A & B & C» {", "«any A & B» =", "«some A» {", "«@escaping (A) -> B»,",
            "«@Sendable @MainActor () -> Void»", "«inout [A]»", "«A.Type»", "«Self.A?»", "«Any» =", "«~Copyable» {", "«any ~Copyable»",
            "«A»\n<b", "«A» < b", "«A??»", "«nonisolated(nonsending) () -> A»", "«borrowing A»",
            "«@convention(block) (A) -> B»", "«repeat each A»", "«M::A»", "«sending (A)»", "«A<3>»", "«@A.B C»", "«any»", "«some.A»",
            "«A<(B, C) -> D>» {", "«A»\n[b]", "«A?»\n(b)", "«isolated (any Actor)?» =",
        ])
    func aTypeIsReadToItsEnd(_ text: String) {
        let source = MarkedSource(text)
        let range = source.ranges[0]
        #expect(source.outline.tokens.typeEnd(from: range.lowerBound) == range.upperBound)
    }

    @Test(arguments: ["", "{", "1", "\"a\"", ".a", "(a", "A<b", "A &", "let"])
    func whatIsNoTypeHasNoEnd(_ text: String) {
        let source = MarkedSource("⓵\(text)")
        #expect(source.outline.tokens.typeEnd(from: source["⓵"]) == nil)
    }

    @Test(arguments: [
        ("a\n⓵.b", true), ("a\n⓵+ b", true), ("a +\n⓵b", true), ("a\n⓵b", false), ("a\n⓵(b)", false), ("a\n⓵as! B", true),
        ("a =\n⓵b", true), ("a\n⓵{ b }", true), ("try\n⓵a", true), ("1\n⓵{ b }", false),
    ])
    func tokensThatBindAcrossALineEndAreTold(text: String, binds: Bool) {
        let source = MarkedSource(text)
        #expect(source.outline.tokens.bindsAcrossLine(source["⓵"], inTernary: false) == binds)
    }
}
