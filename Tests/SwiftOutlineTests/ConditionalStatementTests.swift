import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

struct ConditionalStatementTests {
    /// `«»` around each condition, then around the body.
    @Test(
        arguments: [
            "if «a» «{ b }»", "if «a», «b» «{ c }»", "if «let a», «var b = c» «{ d }»", "if «let a: B<C, D> = e as? B» «{ f }»",
            "if «case .a(let b) = c» «{ d }»",
            "if «#available(iOS 13, *)», «a» «{ b }»", "if «a { b }.c» «{ d }»", "if «a({ b })» «{ c }»",
            "if «let a = b.first(where: { c in\nc > 1 })»,\n «d» «{ e }»",
            "if «a\n&& b\n|| c» «{ d }»", "while «let a = b.next()» «{ c }»", "if «a == .b» «{ c }»", "if «a» /* { x } */ // {\n «{ b }»",
            "if «let a = b { c }.d» «{ e }»",
            "if «!a» «{ b }»", "if «a is B» «{ c }»", "if «a as? B<C> != nil» «{ d }»", "if «(a { b })» «{ c }»",
            "if «[a].contains(b)» «{ c }»", "if «try await a()» «{ b }»",
            "if «a ? b : c» «{ d }»", "if «let _ = a» «{ b }»", "if «a < b», «c > d» «{ e }»", "guard «let a = b» else «{ c }»",
            "guard «a», «b» else «{ c }»",
            "guard «let a = b({ c })»\nelse\n«{ d }»", "guard «a» else «{\n if b { c } else { d }\n}»", "if «a»\n«{ b }»\n(c)",
            "if «a(b) { c }», «d» «{ e }»", "if «let a = A<B, C>()» «{ d }»",
            "if «a.b == \"\\(c { d })\"» «{ e }»", "if «case let a? = b», «case .c = d» «{ e }»", "if «a == { b }()» «{ c }»",
            "if «await !a» «{ b }»",
            "if «let a: B = { c }()» «{ d }»", "if «let a = if b { c } else { d }» «{ e }»", "while «case .a? = b» «{ c }»",
            "if «a.if» «{ b }»", "if «a..<b ~= c» «{ d }»",
        ])
    func conditionsAndBodyAreRead(_ text: String) throws {
        let source = MarkedSource("func f() { \(text) }")
        let statement = try #require(source.outline.conditionals.first)
        #expect(statement.conditions.map(\.range) + [statement.body] == source.ranges)
    }

    @Test func bindingsAreToldFromOtherConditions() {
        let outline = MarkedSource("if a, let b = c, case let d? = e, let (f, g) = h, let i {}").outline
        let isBinding = outline.conditionals[0].conditions.map { if case .binding = $0 { true } else { false } }
        #expect(isBinding == [false, true, false, false, true])
    }

    @Test func elseBelongsToItsIf() {
        let source = MarkedSource("⓵if a { b } ⓶else «{ c }»\nif d { e }\n⓷else f()")
        #expect(source.outline.conditionals.map(\.elseKeyword) == [source["⓶"], source["⓷"]])
        #expect(source.outline.conditionals.map(\.elseBody) == [source.ranges[0], nil])
        #expect(source.outline.conditionals.map(\.end) == [source.ranges[0].upperBound, source["⓷"]])
    }

    @Test(arguments: [0, 1, 2, 50])
    func everyIfOfAChainEndsWhereTheChainDoes(length: Int) {
        let text = "if a {}" + String(repeating: " else if b, let c = d {}", count: length) + " else { e }⓵; f"
        let source = MarkedSource(text)
        #expect(source.outline.conditionals.count == length + 1)
        #expect(source.outline.conditionals.allSatisfy { $0.end == source["⓵"] })
        #expect(source.outline.conditionals.map(\.isElseIf) == [false] + Array(repeating: true, count: length))
    }

    @Test func theWhileOfARepeatHasNoBody() {
        let outline = MarkedSource("repeat { a } while b\n{ c }()\nwhile d { e }").outline
        #expect(outline.conditionals.map { outline.text($0.body) } == ["{ e }"])
    }

    @Test(
        arguments: [
            ("func f() {⓵}", "function"), ("class A {⓵}", "type"), ("if a {⓵}", "conditional"), ("if a {} else {⓵}", "otherwise"),
            ("guard a else {⓵}", "conditional"),
            ("for a in b {⓵}", "loop"), ("for a in b where c {⓵}", "loop"), ("while a {⓵}", "conditional"), ("repeat {⓵} while a", "loop"),
            ("do {⓵} catch {}", "do"),
            ("do {} catch {⓵}", "catch"), ("do {} catch let a as B where c {⓵}", "catch"), ("do {} catch where a {⓵}", "catch"),
            ("defer {⓵}", "defer"), ("switch a {⓵}", "switch"),
            ("switch a { case 1: b {⓵} }", "closure"), ("a {⓵}", "closure"), ("let a = b {⓵}", "closure"), ("if a.b {⓵}.c {}", "closure"),
            ("let a = {⓵}()", "closure"),
            ("var a: Int {⓵}", "accessors"), ("var a: Int { get {⓵} }", "accessors"),
            ("var a: Int { @A mutating get async throws {⓵} }", "accessors"),
            ("var a = 1 { willSet(b) {} didSet {⓵} }", "accessors"), ("class A { subscript(a: Int) -> Int { get {⓵} } }", "function"),
            ("init {⓵}", "closure"),
            ("class A { init() {⓵} }", "function"), ("class A { deinit {⓵} }", "function"), ("var a: Int { get(1) {⓵} }", "accessors"),
            ("var a: Int { get { b {⓵} } }", "closure"),
            ("switch a { case 1: if b {⓵} }", "conditional"), ("f(a: {⓵}, b)", "closure"), ("\"\\(a {⓵})\"", "closure"),
            ("let a = switch b { case 1: c\ndefault: d {⓵} }", "closure"),
            ("for await a in b {⓵}", "loop"), ("a: while b {⓵}", "conditional"), ("class A { var a = f {⓵} }", "closure"),
            ("a { } b: {⓵}", "closure"), ("#if A\nfunc f() {⓵}\n#endif", "function"),
        ])
    func everyBraceIsTheBodyOfSomething(text: String, kind: String) throws {
        let source = MarkedSource(text.replacing("⓵", with: " ⓵z "))
        let scope = try #require(source.outline.scope(around: source["⓵"]))
        #expect(String(describing: source.outline.scopes[scope].kind).prefix { $0 != "(" } == kind)
    }

    @Test func aPrecedenceGroupIsNoScope() {
        #expect(MarkedSource("precedencegroup A { higherThan: B }").outline.scopes.isEmpty)
    }

    @Test func scopesKnowWhatIsAroundThem() {
        let source = MarkedSource("class A { func f() { if a { ⓵b } } }\n⓶c")
        let kinds = source.outline.scopes(around: source["⓵"]).map { source.outline.scopes[$0].kind }
        #expect(kinds == [.conditional(0), .function(0), .type(0)])
        #expect(source.outline.function(around: source["⓵"]) == 0)
        #expect(source.outline.type(around: source["⓵"]) == 0)
        #expect(source.outline.scopes(around: source["⓶"]).isEmpty)
    }

    @Test(arguments: [
        ("{ «[weak a, b]» c in ⓵d }", false), ("{ «[a = b]» (c) -> D in ⓵e }", true), ("{ «[a]» (b: (C) -> D) in ⓵e }", false),
        ("{ @A «[a]» in ⓵b }", false),
    ])
    func aClosuresSignatureIsRead(text: String, hasResultType: Bool) throws {
        let source = MarkedSource("let f = \(text)")
        guard case .closure(let closure) = try #require(source.outline.scopes.first).kind else {
            Issue.record("no closure")
            return
        }
        #expect(closure.captures == source.ranges[0])
        #expect(closure.hasResultType == hasResultType)
        #expect(closure.bodyStart == source["⓵"])
    }

    @Test(arguments: ["{ ⓵a.b\nc }", "{ ⓵[a, b] }", "{ ⓵for a in b {} }", "{ ⓵(a, b) }", "{ ⓵}", "{ ⓵{ a in b } }", "{ ⓵a = b in c }"])
    func aClosureWithoutSignatureBeginsAtOnce(_ text: String) throws {
        let source = MarkedSource("let f = \(text)")
        guard case .closure(let closure) = try #require(source.outline.scopes.first).kind else {
            Issue.record("no closure")
            return
        }
        #expect(closure.bodyStart == source["⓵"])
        #expect(closure.captures == nil)
    }
}
