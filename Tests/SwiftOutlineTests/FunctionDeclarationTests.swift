import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

struct FunctionDeclarationTests {
    @Test(
        arguments: [
            ("func f() {}", "f"), ("func `if`() {}", "if"), ("func == (a: A, b: A) -> Bool { true }", "=="),
            ("func <<T>(a: T, b: T) {}", "<"),
            ("func ==<T>(a: T, b: T) {}", "=="), ("prefix func ! (a: A) -> A { a }", "!"), ("func >>> <T>(a: T) {}", ">>>"),
            ("func f<T>() {}", "f"),
            ("func\nf(\n)\n{\n}", "f"), ("func /* g */ f // h\n() {}", "f"), ("func async() {}", "async"),
        ])
    func aFunctionIsReadWithItsName(text: String, name: String) {
        let outline = MarkedSource(text).outline
        #expect(outline.functions.map(\.name) == [name])
        #expect(outline.functions.allSatisfy { $0.bodyOpen != nil })
    }

    @Test(
        arguments: [
            ("a: «Int»", "a a"), ("a b: «Int»", "a b"), ("_ b: «Int»", "_ b"), ("a: «Int» = 1", "a a ="),
            ("a: «() -> Void» = { }", "a a ="),
            ("a: «Int», b c: «[Int: A]»", "a a, b c"), ("_ a: «inout A»", "_ a"), ("a: «@escaping (B, C) async throws -> D»", "a a"),
            ("a: «Int»...", "a a"), ("a: «B<C, D>»...", "a a"), ("@V(x) a: «() -> B»", "a a"),
            ("@A.B _ a: «B» = f(x, { y, z in 1 })", "_ a ="),
            ("in `for`: «Int»", "in for"), ("a: «B<C, D>» = [1, 2], b: «E»", "a a =, b b"), ("a: «any P & Q», b: «some R»", "a a, b b"),
            ("a: «(Int, Int)?» = (1, 2)", "a a ="), ("a: «isolated A»", "a a"),
            ("a: «@autoclosure () throws -> B» = c < d, e: «F»", "a a =, e e"),
            ("a: «repeat each T»", "a a"), ("a: «@convention(c) (Int) -> Int»", "a a"), ("a: «A», // b: Int\n /* , */ c: «C»", "a a, c c"),
            ("", ""),
        ])
    func parametersAreRead(list: String, expected: String) throws {
        let source = MarkedSource("func f(\(list)) {}")
        let parameters = try #require(source.outline.functions.first).parameters
        #expect(parameters.map { "\($0.label ?? "_") \($0.name)\($0.hasDefault ? " =" : "")" }.joined(separator: ", ") == expected)
        #expect(parameters.map(\.type) == source.ranges)
    }

    @Test(
        arguments: [
            "func f() -> «Int» ⓵{}", "func f() throws -> «[Int]» ⓵{}", "func f() async throws(E) -> «A<B, C>?» ⓵{}",
            "func f() -> «some View» ⓵{}",
            "func f() -> «(Int) -> (Int) async -> Int» ⓵{}", "func f() -> «@MainActor () -> Void» ⓵{}",
            "func f<T>() -> «A<T>.B» where T: C, D == E ⓵{}",
            "func f() rethrows\n -> «any P & Q»\n⓵{}", "func f() -> «(a: A, b: B)!» ⓵{}", "func f() -> «A.Type» ⓵{}",
            "func f() -> «Self» ⓵{}",
            "func f() -> «sending [A]» ⓵{}", "func f() -> «any ~Copyable» ⓵{}",
        ])
    func theResultTypeIsReadToTheBody(_ text: String) throws {
        let source = MarkedSource(text)
        let function = try #require(source.outline.functions.first)
        #expect(function.returnType == source.ranges.first)
        #expect(function.bodyOpen == source["⓵"])
    }

    @Test(arguments: [
        ("func f() {}", false), ("func f() throws {}", true), ("func f() async {}", true), ("func f() throws(E) {}", true),
        ("func f(a: () throws -> A) {}", false),
        ("func f() -> () throws -> A { }", false), ("func f(a: () -> A) rethrows {}", true),
    ])
    func effectsAreTold(text: String, hasEffects: Bool) {
        #expect(MarkedSource(text).outline.functions.map(\.throwsOrAsync) == [hasEffects])
    }

    @Test func aProtocolsRequirementsHaveNoBody() {
        let outline = MarkedSource(
            """
            protocol P {
                func f<T>(a: T) where T: Q
                init?(b: Int)
                func g() -> Int
                subscript(i: Int) -> Int { get }
                func h(); var x: Int { get set }
            }
            """
        ).outline
        #expect(outline.functions.map(\.name) == ["f", "init", "g", "subscript", "h"])
        #expect(outline.functions.map { $0.bodyOpen == nil } == [true, true, true, false, true])
        #expect(outline.functions.allSatisfy { $0.type == 0 && !$0.isLocal })
    }

    @Test func initializersAndTheLikeAreRead() {
        let outline = MarkedSource(
            """
            class A {
                convenience init!<T>(a: T) throws where T: B { self.init() }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                deinit { x() }
                subscript<T>(_ a: T, b b: Int = 1) -> T { get { a } set { b = newValue } }
                static subscript(a: Int) -> Int { a }
            }
            """
        ).outline
        #expect(outline.functions.map(\.name) == ["init", "init", "deinit", "subscript", "subscript"])
        #expect(outline.functions.map(\.isGeneric) == [true, false, false, true, false])
        #expect(outline.functions.map(\.parameters.count) == [1, 1, 0, 2, 1])
        #expect(outline.functions.map(\.modifiers.words) == [["convenience"], ["required"], [], [], ["static"]])
        #expect(outline.functions.allSatisfy { $0.bodyOpen != nil })
    }

    @Test func functionsKnowWhereTheyAre() {
        let outline = MarkedSource("func a() { func b() {} }\nclass T { func c() { let d = { func e() {} } } }").outline
        #expect(outline.functions.map(\.isLocal) == [false, true, false, true])
        #expect(outline.functions.map(\.type) == [nil, nil, 0, nil])
    }

    @Test func aBodyThatCompilationBlocksShareBelongsToEachHeader() {
        let outline = MarkedSource("class A {\n#if X\nfunc f() {\n#else\nfunc f(a: Int) {\n#endif\nlet b = a\n}\nfunc g() {}\n}").outline
        #expect(outline.functions.map(\.type) == [0, 0, 0])
        #expect(outline.functions.map(\.bodyClose).prefix(2).map { $0.map { outline.tokens.text($0) } } == ["}", "}"])
    }
}
