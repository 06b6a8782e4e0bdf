import SourceText
import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

/// Tokens that no Swift has where they stand: what is read around them is not what it seems to be.
@Suite struct MisplacedTokenTests {
    @Test(arguments: [
        "let a = b., c", "a. b()", "a.\nb()", "f(a.)", "a.", "f(a:, b)", "f(a: = b)", "let a :? = b", "f(a,, b)", "a(, = b)",
        "let a = , b", "let a = = b", "let a = == b", "f(a = )", "let = a", "let let a = b", "{ guard let a = else { return } }",
        "let a b()", "let a == b", "let a b: c = d", "let a? = b", "let a = b c", "let a = b, let c = d",
        "{ guard , let a = b else { return } }", "class A { func }",
        "class A {\nlet a = true\navailable(iOS 11, *)\nfunc b() {} }", "f(a(b) c(d))", "f(^^ -a)", "f(a, + b)", "let a = b let c = d",
        "a b()", "a let b = c",
        "{ guard let self == self else { return } }", "{ if let a b { } }", "import", "import A B", "import\nA class B {}", "A class B {}",
        "class A { class }", "class A { static funcfunc b() {} }", "class A {\navailable(iOS 11, *)\nfunc a() {} }",
        "class A {\nfunc a() {}\navailable(iOS 11, *)\nfunc b() {} }", "class A {\nvar a = \"\"\navailable(iOS 11, *)\nfunc b() {} }",
        "f(\\(a))", "f(a -b)", "f(a()^^ -b())", "a[0] !b", "1 -b", "\"a\" -b", "f($0 -b)", "self -b", "f(#line -1)",
        "if let a = b() ? C { d }", "f(a ? b)", "let a = b ? c\nlet d = e", "{ a ? b }", "switch a { case b: c ? d\ncase e: f }",
        "let a: B == c", "class A {\nlazy var b: C == d.e\n}", "let a: B =? c", "func a(b: C -> ) D {}", "\"\\(a()b.c)\"",
        "@a(b *@)c(d) func e() {}",
        "for a in 0..<{2 b }", "class A {\nlet b: C\nfinal }", "class A {\noverride\n}", "switch a { b: c }", "switch a case {b: c }",
        "switch f(a { b }) {\nc: d\n}", "class A { class b() -> C {} }", "struct A() {}",
    ])
    func misplacedTokensAreFound(in source: String) {
        #expect(!problems(in: source).isEmpty)
    }

    @Test(arguments: [
        "a . b()", "a\n    .b()", "[. a]", "\\A.b", "\\.self", "f(a: .b, c)", "let a: [Int: Int] = [:]", "#selector(a(_:b:))",
        "a ? .b : .c",
        "f(+)", "f(a, +, b)", "f(a: @escaping (B) async -> C)", "@available(iOS 13, *) func a(@B(c) d: E) {}", "a[...]", "f(by: <)",
        "f(a: ==)", "let a, b: Int", "var a: Int { 1 }", "let a = b { c }", "let a: A\n    = b", "let a = b; let c = d",
        "let a: Int; f()", "switch a { case let b where c: d; case .e(let f): g }", "for let a in b {}", "if let a, let b { }",
        "guard let a else { return }", "do {} catch let a {}", "f(let: a)", "func f(in let: Int) {}", "func f(private a: Int) {}",
        "import A.B; import class C.D", "@testable import A", "@A.B class C {}", "@objc dynamic final class A {}", "async let a = b",
        "f { a async throws in b }", "f(await a)", "func f(a b: inout C, d: __owned E) -> some F {}", "let a: any B = c",
        "protocol A: class {}", "class A { class func b() {}; class var c: Int { 1 } }", "actor A {}", "infix operator +++: B",
        "class A { lazy var b = c; unowned(unsafe) let d: E; nonisolated(unsafe) static var f = g }",
        "class A { let b = C {\n}\n  d: {\n} }",
        "class A { private(set) var b = 1\nunowned(unsafe) var c: D }", "#if A\nlet a = b\n#elseif os(iOS)\nlet a = c\n#endif",
        "let a = <#b#>",
        "let a = if b { c } else { d }", "let a = b as? C ?? d", "let a = try? await b", "{ _local let a = b }",
        "precedencegroup A { associativity: left }",
        "class A {\nlet a = try!\nb(c)\n}", "class A {\nlet b =\nc()\nlet d: E\n}", "enum A {\ncase b,\nc(Int) }", "f(\\(A).b)",
        "var a: Int { get async throws { 1 } }", "func == (a: A, b: A) -> Bool { a === b }", "enum A { case b(c: Int), d = 1 }",
        "struct A<let n: Int> { var x: [n of Int] }", "let a = [count of Int](repeating: 0)", "func f(import file: URL) {}",
        "protocol A { func f(import x: Int, class y: Int) }", "let a = \\(String)?.count", "let a = \\(A)!.b", "let a = \\(A)[0]",
        "func f(@W<Int>(1) label name: Int) {}", "@_effects(escaping a => return.0.value**) func f() {}",
        "prefix func - (a: A) {}", "prefix operator -", "f(await -a)", "func f(_ a: consuming some ~Copyable, b: any ~Copyable) {}",
        "a\n-b",
        "a ? -b : -c", "return -a", "f(a, -b)", "{ yield -a }", "postfix operator ^^", "{ -a }", "a - b", "a-b", "f(a^^, -b)", "a is ~b",
        "#if A\n-b\n#endif", "#if !A && !B\n#endif", "if a, !b {}", "case ...1: -a", "{ a in -a }", "f(a: -b)",
        "[...]", "try? -a", "try! -a",
        "let a = if b { -c } else { -d }", "func f() -> Int { -1 }", "let a: (A) ->B", "f(unsafe -a)",
        "a ? b : c ? d : e", "let a = b\n? c\n: d", "if a ? b : c { d }", "f(a ? [b: c] : d)", "a ? { b }() : c",
        "switch a { case b: c ? d : e\ncase f: g }", "a ? b { c } : d", "let a = b ? .c(d) : nil", "a ?\n// b\nc :\nd", "\"\\(a ? b : c)\"",
        "a ? .default : .case",
        "switch a.b { $0 > 1 } { case c: d }",
        "switch a.b { c in c } { case [1]: d }", "switch a ?? { b }() { case c: d }", "switch a { b }.c { case d: e }",
        "class A { class nonisolated(nonsending) func b() async {} }", "class A { class package(set) var b: C { get { d } set {} } }",
        "switch a { #warning(\"b\")\ncase c: d }", "switch a { case b: c }\n.d(e) { f }", "switch a {}", "let a = B< C<D>? >.e()",
        "struct A<let b: Int> {}",
        "func a<let b: Int>(c: D) {}", "func f(switch a: B) { c }",
        "f(switch: a) { b }", "f { a }\n_: { b }", "let a = f {} _: { b } for: { c }",
        "var a: B<C>{ d }",
        "class A { let b = c ?\nd :\nfinal }", "enum A { case b,\nfinal }", "{ final }", "var a: B { override }", "f().final",
        "switch a {\n#if B\ncase c: d\n#endif\n}", "switch a { @unknown default: b }", "switch (a, b) { case (c, d): e }",
        "let a = switch b { case c: d; default: e }", "switch f(a { b }) { case c: d }", "switch a.b[c] {\n// d\ncase .e: f }",
        "enum A { case b, c }",
        "let a = b ?? { c }()", "class A { class subscript(b: C) -> D { e } }", "protocol A { static subscript(b: C) -> D { get } }",
        "let a: A & B = c", "let a: A<B>\n== c", "let a: (B) -> C = d", "func f(_ a: () -> Void, b: @escaping () -> [C]) {}",
        "let a = b.final",
        "f { (a: @escaping @Sendable () -> B) in c }", "@a @b(c: @d e) func f() {}", "let a: B = c == d", "let a: B { c == d }",
        "0..<b { c }",
        "let a: some B = c", "\"\\(a().b) \\(c as D)\"", "\"\\(a(b) ? c : d) \\(e, f: g) \\(h() as I)\"", "class A <B: C> {}",
        "a as? Dictionary <B, C>", "typealias A <B: C> = (B?) -> D", "func a <B>(_ b: B) {}", "@A(1) prefix func - (a: A) {}",
    ])
    func swiftIsNot(source: String) {
        #expect(problems(in: source) == [])
    }

    @Test func noFixtureHoldsAny() throws {
        let files = try Fixtures.files(below: Fixtures.folder).filter {
            $0.path.hasSuffix(".swift")
        }
        let found = files.map { TokenList($0) }.filter { $0.problems.isEmpty && !Outline($0).problems.isEmpty }
        #expect(found.map(\.file.path) == [])
    }

    private func problems(in source: String) -> [String] {
        let outline = Outline(TokenList(SourceFile(path: "A.swift", bytes: Array(source.utf8))))
        return outline.problems.map { outline.file.text($0.range) }
    }
}
