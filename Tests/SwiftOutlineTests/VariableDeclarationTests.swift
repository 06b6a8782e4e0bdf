import SwiftOutline
import TestSupport
import Testing

struct VariableDeclarationTests {
    /// `«»` around the type and the initialiser, as far as there are any.
    @Test(
        arguments: [
            ("let a = «1»", "="), ("var a: «Int»", ":"), ("let a: «Int» = «1»", ":="), ("let a: «[String: Int]?» = «nil»", ":="),
            ("let a: «(Int, B) -> C» = «{ $0 }»", ":="), ("var a: «Int» { 1 }", ":"), ("var a = «1» { didSet { b() } }", "="),
            ("var a = «f(1)» { willSet(b) { b() } }", "="), ("var a = «f» { @A didSet {} }", "="), ("let a = «{ 1 }()»", "="),
            ("lazy var a: «B» = «{ B() }()»", ":="),
            ("let a = «B<C, D>()»", "="), ("let a: «Set<Int>» = «[]»\nb()", ":="), ("let a = «f { 1 } c: { 2 }»", "="),
            ("let a: «A!»", ":"),
            ("let a = «try await b.c(d: 1)»; e", "="), ("let a = «b as? C»\n(d)", "="), ("let a = «b < c»", "="),
            ("let a = «\"\\(b)\"»", "="),
            ("let a = «if b { 1 } else if c { 2 } else { 3 }»\nd()", "="), ("let a = «switch b { case 1: 2 default: 3 }»\nd()", "="),
            ("let a /* = 1 */ = // 2\n  «3»", "="), ("let a: «some P» = «b»", ":="), ("let a: «any P & Q»", ":"),
            ("let a = «\\B.c?.d»\ne()", "="),
            ("let a = «#selector(b(_:))»\nc()", "="), ("let a = «.init(b: 1)»", "="), ("let `class` = «1»", "="), ("let _ = «f()»", "="),
        ])
    func typeAndInitializerAreRead(text: String, parts: String) throws {
        let source = MarkedSource(text)
        let variable = try #require(source.outline.variables.first)
        #expect([variable.type, variable.initializer].compactMap(\.self) == source.ranges)
        #expect((variable.type == nil ? "" : ":") + (variable.initializer == nil ? "" : "=") == parts)
        #expect(source.outline.variables.count == 1)
    }

    @Test func everyDeclaratorIsRead() {
        let source = MarkedSource("class A { «static let a = 1, b: Int = f(2, 3), c = { x, y in x }(4)»\n func g() {} }")
        let variables = source.outline.variables
        #expect(variables.map(\.name) == ["a", "b", "c"])
        #expect(
            variables.allSatisfy { $0.declaratorCount == 3 && $0.statement == source.ranges[0] && $0.member == 0 && $0.place == .member })
        #expect(variables.allSatisfy { $0.isLet && $0.modifiers.isStatic })
    }

    @Test func aDeclaratorReachesToTheEndOfItsAccessors() throws {
        let source = MarkedSource("var «a: Int { get { 1 } set { b = newValue } }»\nvar c: Int")
        #expect(source.outline.variables.first?.declarator == source.ranges[0])
        #expect(source.outline.variables.map(\.name) == ["a", "c"])
    }

    @Test(arguments: [
        ("let a = 1", VariableDeclaration.Place.file), ("class A { let a = 1 }", .member), ("func f() { let a = 1 }", .local),
        ("f { let a = 1 }", .local),
        ("class A { var b: Int { let a = 1 } }", .member), ("if let a = b {}", .condition(0)), ("if c {} else if let a {}", .condition(1)),
        ("#if A\nlet a = 1\n#endif", .file), ("class A {\n#if A\nlet a = 1\n#endif\n}", .member),
    ])
    func aVariableKnowsItsPlace(text: String, place: VariableDeclaration.Place) {
        #expect(MarkedSource(text).outline.variables.first?.place == place)
    }

    @Test func aTuplePatternDeclaresNoVariables() {
        let outline = MarkedSource("func f() { let (a, (b, _)) = c; var d: Int; d = 1 }").outline
        #expect(outline.variables.map(\.name) == ["d"])
        #expect(outline.bindings.map(\.name) == ["a", "b", "d"])
    }

    @Test(arguments: [
        ("enum E { case «a», «b» }", "a b"), ("enum E { indirect case «a»(Int), «b»(c: D = 1) }", "a() b()"),
        ("enum E: String { case «a» = \"x\", «b» }", "a= b"),
        ("enum E {\n#if A\ncase «a»\n#else\ncase «b»\n#endif\n}", "a b"),
        ("enum E { case «`default`» ; func f() { switch self { case .x: 1 } } }", "default"),
        ("enum E: Int { case «a» = -1 // case z\n case «b»\n}", "a= b"),
    ])
    func enumCasesAreRead(text: String, expected: String) {
        let source = MarkedSource(text)
        let cases = source.outline.enumCases
        #expect(cases.map { $0.name + ($0.hasPayload ? "()" : "") + ($0.rawValue == nil ? "" : "=") }.joined(separator: " ") == expected)
        #expect(cases.map(\.nameIndex) == source.starts)
    }

    @Test func typeAliasesAreRead() {
        let source = MarkedSource(
            "typealias A = «B.C<D>»\nclass E { public typealias F<T> = «(T) -> Void» }\nfunc g() { typealias H = «[I]» }")
        #expect(source.outline.typeAliases.map(\.name) == ["A", "F", "H"])
        #expect(source.outline.typeAliases.map(\.type) == source.ranges)
        #expect(source.outline.typeAliases.map(\.isGeneric) == [false, true, false])
        #expect(source.outline.typeAliases.map(\.enclosing) == [nil, 0, nil])
    }
}
