import SwiftOutline
import TestSupport
import Testing

/// What looks like a declaration and is none.
struct NothingDeclaredTests {
    @Test(
        arguments: [
            "// class A {}", "/* class A {} */", "/* /* */ struct A {} */", "\"class A {}\"", "\"\"\"\nclass A {}\n\"\"\"",
            "#\"\\(class A {})\"#",
            "x.class { y }", "import class UIKit.UIView\nx { y }", "import struct Foundation.Data\nx { y }", "f(class: A) { y }",
            "f(struct: 1, enum: 2)", "actor.run { y }", "actor\nrun { y }", "self.actor { y }", "#selector(getter: X.class)", "extension",
            "class", "class A", "class A:", "struct A: B", "enum {", "class A: {}", "class A where {}", "class A<T {}", "class A }",
            "protocol P: class",
        ])
    func noTypeIsRead(_ text: String) {
        #expect(MarkedSource(text).outline.types.isEmpty)
    }

    @Test(
        arguments: [
            "// func f() {}", "\"func f() {}\"", "x.func(1)", "f(func: 1)", "import func Glibc.exit", "f(init: 1)", "func", "func {}",
            "func 1() {}",
        ])
    func noFunctionIsRead(_ text: String) {
        #expect(MarkedSource(text).outline.functions.isEmpty)
    }

    @Test(
        arguments: [
            "let x = A.init(y: 1)", "let x: A = .init()", "let x = f(init: 1)", "lazy var x = B(subscript: 1, deinit: 2)",
            "var x: A { .init(1) }",
            "@A(init: 1) let x = 1", "let x = A.init",
        ])
    func callsInMembersAreNoInitializers(_ member: String) {
        #expect(MarkedSource("struct S { \(member) }").outline.functions.isEmpty)
    }

    @Test(
        arguments: [
            "// let x = 1", "\"let x = 1\"", "x.let = 1", "f(let: 1, var: 2)", "import let Glibc.M_PI", "import var Glibc.errno",
            "func f(let x: Int, var y: Int) {}", "let", "let = 1", "var { 1 }", "let 1 = x",
        ])
    func noVariableIsRead(_ text: String) {
        #expect(MarkedSource(text).outline.variables.isEmpty)
    }

    @Test(arguments: [
        "f(if: x) { y }", "x.if { y }", "func f(while x: Int) { y }", "#if A\n#endif", "f(guard: x, else: y)", "if { y }", "guard x",
    ])
    func noConditionIsRead(_ text: String) {
        #expect(MarkedSource(text).outline.conditionals.isEmpty)
    }

    @Test(arguments: ["switch x { case .a: 1; case b: 2 }", "if case .a = x {}", "x.case", "f(case: 1)", "for case let a? in b {}"])
    func casesOfStatementsAreNoEnumCases(_ text: String) {
        #expect(MarkedSource("enum E { func f() { \(text) } }").outline.enumCases.isEmpty)
    }

    @Test(
        arguments: [
            "let actor = 1; actor.run()", "let lazy = 1, open = lazy", "let async = f; await async()", "let get = 1; let x = { get }",
            "func some(any: Int, each: Int) -> Int { any + each }",
        ])
    func contextualWordsAreNames(_ text: String) {
        let outline = MarkedSource("func f() { \(text) }").outline
        #expect(outline.types.isEmpty)
        #expect(outline.variables.allSatisfy { $0.modifiers.words.isEmpty })
        #expect(outline.scopes.allSatisfy { if case .accessors = $0.kind { false } else { true } })
    }
}
