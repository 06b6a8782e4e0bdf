import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

struct CallChainTests {
    /// `«»` around the chain up to the member `⓵`.
    @Test(
        arguments: [
            "«a.⓵m»", "x + «a.⓵m»", "«a.b.⓵m»", "«a?.b!.⓵m»", "«a[0].⓵m»", "«a(b).c(d).⓵m»", "«a\n.b\n.⓵m»", "«a // x.\n/* y */ .⓵m»",
            "x\n«a.⓵m»", "«self.⓵m»", "«Self.⓵m»", "«super.⓵m»", "«.⓵m»",
            "x = «.a(b).⓵m»", "return «.⓵m»", "«(a).⓵m»", "«(a as! B).⓵m»", "«[a, b].⓵m»", "«[a: b].⓵m»", "«\"a\\(b)\".⓵m»", "«#\"a\"#.⓵m»",
            "«1.⓵m»", "«1.5.⓵m»", "«nil.⓵m»", "«true.⓵m»", "«$0.⓵m»", "«$0[1]?.⓵m»",
            "try? «a.⓵m»", "try! «a.⓵m»", "try await «a.⓵m»", "await «(a).⓵m»", "x as! B ?? «a.⓵m»", "«A<B>.⓵m»", "«A<B, C<D>>.⓵m»",
            "«A<B>().⓵m»", "«a.b<C>(d).⓵m»", "«A<B>.c.⓵m»",
            "«{ a }().⓵m»", "«{ a }.⓵m»", "«a { b }.⓵m»", "«a(b) { c }.⓵m»", "«a { b }()?.⓵m»", "«a { b } c: { d }.⓵m»", "«A.self.⓵m»",
            "«A.init(b).⓵m»", "«a.0.⓵m»", "«#selector(a).⓵m»", "«#file.⓵m»", "x ? «a.⓵m» : b",
            "x ? b : «a.⓵m»", "f(«a.⓵m», b)", "f(x: «a.⓵m»)", "[«a.⓵m»]", "-«a.⓵m»", "!«a.⓵m»", "&«a.⓵m»", "x = «a.⓵m»",
            "x as! A == «a.⓵m»", "if «a.⓵m» {}", "x ?? «a.⓵m»", "in «a.⓵m»", "x\n«[a].⓵m»", "x\n«(a).⓵m»", "«a?[0]?(b)!.⓵m»",
            "«a.`b`.⓵m»", "«a.await.⓵m»", "«await(a).⓵m»", "x < «a.⓵m»", "x > «a.⓵m»", "a < b, c > «d.⓵m»", "«a.b\n{ c }.⓵m»",
        ])
    func theStartOfAChainIsFound(_ text: String) {
        let source = MarkedSource(text)
        #expect(CallChain.start(in: source.outline.tokens, reaching: source["⓵"]) == source.starts[0])
        #expect(source.outline.chainStart(reaching: source["⓵"]) == source.starts[0])
    }

    @Test(
        arguments: [
            "func f() { «a {\nb\n}\n.⓵m» }", "func f() { «a(b) { c } d: { e }\n.⓵m» }", "func f() { if a { }\n«.⓵m» }",
            "let x = «{ a }\n.⓵m»", "func f() { for a in b { }\n«.⓵m» }",
            "let x = if a { «.⓵m» } else { .n }", "func f() { «a { b }\n.c { d }\n.⓵m» }",
        ])
    func theOutlineTellsClosuresFromBodies(_ text: String) {
        let source = MarkedSource(text)
        #expect(source.outline.chainStart(reaching: source["⓵"]) == source.starts[0])
    }

    @Test(arguments: ["a\n#if A\n.⓵m\n#endif", "a {\nb\n}\n.⓵m", "a\n#if A\n.b\n#endif\n.⓵m", ").⓵m"])
    func tokensAloneDoNotTellEveryStart(_ text: String) {
        let source = MarkedSource(text)
        #expect(CallChain.start(in: source.outline.tokens, reaching: source["⓵"]) == nil)
    }

    @Test(
        arguments: [
            ("«a.b(c)?.d»", "a b (c) ? d"), ("«a»", "a"), ("«.a.b»", ". a b"), ("«(a).b[c]!»", "<(a)> b [c] !"), ("«[a].b»", "<[a]> b"),
            ("«\"a\".b»", "<\"a\"> b"), ("«{ a }().b»", "<{ a }> () b"),
            ("«A<B, C>.d()»", "A <<B, C>> d ()"), ("«self.a»", "self a"), ("«super.a»", "super a"), ("«a.self»", "a self"),
            ("«$0.a»", "$0 a"), ("«a\n.b(c)»\n(d)", "a b (c)"), ("«a.0»", "a 0"), ("«1.a»", "<1> a"),
            ("«nil»", "<nil>"), ("«#a(b).c»", "<#a> (b) c"), ("«a» + b", "a"), ("«a» as! B", "a"), ("«a» { b }", "a"),
            ("«a(b)» { c }", "a (b)"), ("«.init(a)»", ". init (a)"), ("«a.`b`»", "a `b`"), ("«a» < b", "a"),
        ])
    func theLinksOfAChainAreRead(text: String, links: String) throws {
        let source = MarkedSource(text)
        let chain = try #require(CallChain(in: source.outline.tokens, from: source.starts[0]))
        #expect(chain.range == source.ranges[0])
        #expect(Self.description(of: chain, in: source.outline) == links)
    }

    @Test(arguments: [
        ("«a { b }.c»", "a { b } c"), ("«a(b) { c } d: { e }»", "a (b) { c } d: { e }"), ("«a.b» { c }", "a b"), ("«a»(b)", "a"),
        ("«a {\nb\n}\n.c»", "a {\nb\n} c"), ("«a { b } _: { c } for: { d }»", "a { b } _: { c } for: { d }"),
    ])
    func upToALimitTrailingClosuresAreLinks(text: String, links: String) throws {
        let source = MarkedSource(text)
        let chain = try #require(CallChain(in: source.outline.tokens, from: source.starts[0], upTo: source.ranges[0].upperBound))
        #expect(chain.range == source.ranges[0])
        #expect(Self.description(of: chain, in: source.outline) == links)
    }

    @Test(arguments: ["", ")", "+ a", "let", "= a", "@a", "(a", "try a", "}"])
    func noChainBeginsThere(_ text: String) {
        let source = MarkedSource("⓵\(text)")
        #expect(CallChain(in: source.outline.tokens, from: source["⓵"]) == nil)
    }

    private static func description(of chain: CallChain, in outline: Outline) -> String {
        let links = chain.links.map { link in
            switch link {
            case .name(let index), .optional(let index), .force(let index): outline.tokens.text(index)
            case .call(let range), .subscripting(let range), .trailingClosure(let range): outline.text(range)
            case .other(let range): "<\(outline.text(range))>"
            }
        }
        return ((chain.isImplicitMember ? ["."] : []) + links).joined(separator: " ")
    }
}
