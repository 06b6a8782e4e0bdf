import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

struct TypeDeclarationTests {
    @Test(
        arguments: [
            ("class A {}", TypeDeclaration.Kind.class, "A"), ("struct `class` {}", .struct, "class"),
            ("enum E: Int { case a }", .enum, "E"),
            ("protocol P {}", .protocol, "P"), ("actor A {}", .actor, "A"), ("distributed actor A {}", .actor, "A"),
            ("extension A.B.C {}", .extension, "A.B.C"), ("extension A . `B` {}", .extension, "A.B"),
            ("extension [Int] {}", .extension, "[Int]"),
            ("extension A<Int> {}", .extension, "A"), ("class A\n{\n}", .class, "A"), ("class /* B */ A // C\n{}", .class, "A"),
            ("class Größe {}", .class, "Größe"), ("class open {}", .class, "open"), ("class final: A {}", .class, "final"),
        ])
    func aTypeIsReadWithItsName(text: String, kind: TypeDeclaration.Kind, name: String) throws {
        let outline = MarkedSource(text).outline
        #expect(outline.types.map(\.kind) == [kind])
        #expect(outline.types.map(\.name) == [name])
        #expect(outline.tokens.text(outline.types[0].bodyOpen) == "{")
        #expect(outline.tokens.text(outline.types[0].bodyClose) == "}")
    }

    @Test(
        arguments: [
            "class A⓵: «B» ⓹{}", "class A ⓵: «B», «C» ⓹{}", "class A⓵:\n  «B»,\n  «C»\n⓹{}", "class A⓵: «B»\n  , «C» ⓹{}",
            "class A⓵: «B<C, D>», «E» ⓹{}", "class A<T: X, U>⓵: «B<T>» ⓹{}", "class A⓵: «B.C<D>.E» ⓹{}",
            "class A⓵: «B», // x, y {\n «C» /* : D */ ⓹{}",
            "class A⓵: «@unchecked Sendable», «B» ⓹{}", "struct A⓵: «~Copyable» ⓹{}", "struct A⓵: «B & C», «D» ⓹{}",
            "class A⓵: «@preconcurrency B», «C» ⓹{}",
            "protocol P⓵: «class», «Q» ⓹{}", "protocol P<Q>⓵: «AnyObject» where Q: R ⓹{}", "enum E⓵: «String», «CaseIterable» ⓹{ case a }",
            "extension A⓵: «@retroactive B» where C: D, E == F<G> ⓹{}", "class A⓵: «B<(C, D) -> E>», «F» ⓹{}",
            "class A⓵: «B<[C: D?]?>» ⓹{}",
            "class A⓵: «B», ⓹{}", "class A⓵: «any P» ⓹{}", "class A⓵: «M::B» ⓹{}",
        ])
    func anInheritanceClauseIsReadTypeByType(_ text: String) throws {
        let source = MarkedSource(text)
        let type = try #require(source.outline.types.first)
        #expect(type.colon == source["⓵"])
        #expect(type.inherited == source.ranges)
        #expect(type.bodyOpen == source["⓹"])
    }

    @Test(arguments: [
        ("class A<T> {}", true), ("class A {}", false), ("protocol P<T> {}", true), ("extension A<Int> {}", true),
        ("struct A<let N: Int> {}", true),
        ("extension A where B == C<D> {}", false),
    ])
    func genericTypesAreTold(text: String, isGeneric: Bool) {
        #expect(MarkedSource(text).outline.types.map(\.isGeneric) == [isGeneric])
    }

    @Test func aWhereClauseIsReadToTheBody() throws {
        let source = MarkedSource("extension A ⓵where T: B, U.V == C<D>, W: ~Copyable\n⓶{ func f() where X: Y }")
        let type = try #require(source.outline.types.first)
        #expect(type.whereKeyword == source["⓵"])
        #expect(type.bodyOpen == source["⓶"])
    }

    @Test func nestedTypesKnowWhatIsAroundThem() {
        let outline = MarkedSource("class A { struct B { enum C {} }; class D {} }\nextension A.B { class E {} }").outline
        #expect(outline.types.map(\.qualifiedName) == ["A", "A.B", "A.B.C", "A.D", "A.B", "A.B.E"])
        #expect(outline.types.map(\.enclosing) == [nil, 0, 1, 0, nil, 4])
        #expect(outline.types.allSatisfy { !$0.isLocal })
    }

    @Test(arguments: [
        "func f() { class L { class M {} } }", "let f = { class L { class M {} } }", "var f: Int { class L { class M {} }; return 1 }",
        "class A { init() { class L { class M {} } } }", "switch x { case 1: class L { class M {} } }",
    ])
    func typesInBodiesAreLocal(_ text: String) {
        let types = MarkedSource(text).outline.types.filter { $0.name != "A" }
        #expect(types.map(\.qualifiedName) == ["L", "L.M"])
        #expect(types.map(\.isLocal) == [true, true])
    }

    @Test func everyBranchOfACompilationBlockIsRead() {
        let outline = MarkedSource(
            """
            #if os(iOS)
            class A: UIViewController {
            #elseif os(macOS)
            class A: NSViewController {
            #else
            class A {
            #endif
                class B {}
                let x = 1
            }
            class C {}
            """
        ).outline
        #expect(outline.types.map(\.qualifiedName) == ["A", "A", "A", "A.B", "C"])
        #expect(outline.types.map(\.isLocal) == [false, false, false, false, false])
        #expect(outline.variables.map(\.place) == [.member])
        #expect(outline.branches.count == 3)
    }

    @Test func typesInCompilationBlocksOfATypeAreItsOwn() {
        let outline = MarkedSource("class A {\n#if DEBUG\nclass B {}\n#endif\nclass C {}\n}").outline
        #expect(outline.types.map(\.qualifiedName) == ["A", "A.B", "A.C"])
        #expect(outline.branches(around: outline.types[1].keyword).count == 1)
        #expect(outline.branches(around: outline.types[2].keyword).isEmpty)
        #expect(!outline.isCompiled(outline.types[1].keyword, wherever: outline.types[2].keyword))
        #expect(outline.isCompiled(outline.types[2].keyword, wherever: outline.types[1].keyword))
    }

    @Test(arguments: [
        "class func f() {}", "class override func f() {}", "override class func f() {}", "class var f: Int { 1 }",
        "class final func f() {}",
        "class private(set) var f: Int", "class @objc func f() {}",
    ])
    func classIsAModifierInFrontOfMembers(_ member: String) {
        let outline = MarkedSource("class A { \(member) }").outline
        #expect(outline.types.map(\.name) == ["A"])
        #expect(outline.functions.map(\.modifiers.isStatic) + outline.variables.map(\.modifiers.isStatic) == [true])
    }
}
