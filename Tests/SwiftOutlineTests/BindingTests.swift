import SwiftOutline
import TestSupport
import Testing

/// `⓵` stands before the name where it is bound, `«»` around every place that uses it.
struct BindingTests {
    @Test(
        arguments: [
            "let ⓵x = 1; f(«x»)", "let ⓵x = 1; if y { f(«x») }", "let ⓵x = 1; f { «x» }", "let ⓵x = 1, y = «x»",
            "let y = x, ⓵x = 1; f(«x»)",
            "let ⓵x = x; f(«x»)", "let ⓵x = { x }; f(«x»)", "let x = 0; do { let ⓵x = 1; f(«x») }; f(x)",
            "if y { let ⓵x = 1; f(«x») } else { f(x) }",
            "let (⓵x, y) = z; f(«x»)", "let (a: ⓵x, b: y) = z; f(«x», a: 1)", "var ⓵x: Int { 1 }; f(«x»)", "let ⓵x: Int; «x» = 1",
            "async let ⓵x = y; await f(«x»)", "while y { let ⓵x = 1; f(«x») }; f(x)", "repeat { let ⓵x = 1; f(«x») } while x",
            "defer { let ⓵x = 1; f(«x») }; f(x)",
            "func ⓵x() {}; «x»()", "«x»(); func ⓵x() { «x»() }", "if y { x(); func x() {} } else { «x»() }; «x»(); func ⓵x() {}",
            "class ⓵x {}; «x»()",
            "typealias ⓵x = Int; «x»(1)",
        ])
    func locals(_ body: String) { expectUses("func f() { \(body) }") }

    @Test(
        arguments: [
            "func f(⓵x: Int) { «x» }", "func f(x ⓵y: Int) { «y»; f(x: x) }", "func f(_ ⓵x: Int = x) { «x» }",
            "func f(⓵x: Int) { g { «x» } }",
            "func f(⓵x: Int) { func g(x: Int) { x }; «x» }", "class A { init(⓵x: Int) { self.x = «x» } }",
            "class A { subscript(⓵x: Int) -> Int { «x» } }",
            "class A { subscript(⓵x: Int) -> Int { get { «x» } set { g(«x», newValue) } } }", "func f(⓵x: Int) where T: U { «x» }; x",
            "func f(⓵x: Int) { let y = «x»; let x = 2; g(x) }", "class A { var a: Int { get { x } set(⓵x) { g(«x») } } }",
            "class A { var a = 1 { didSet(⓵x) { g(«x») } } }",
            "func f<T>(_ ⓵x: T...) async throws -> [T] { «x» }",
        ])
    func parameters(_ text: String) { expectUses(text) }

    @Test(
        arguments: [
            "{ ⓵x in «x» }; x", "{ ⓵x, y in «x» }", "{ (⓵x, y) in «x» }", "{ (⓵x: Int, y: B<C, D>) -> E in «x» }", "{ (_ ⓵x: Int) in «x» }",
            "{ (x ⓵y: Int) in «y» }",
            "{ @MainActor (⓵x) async throws(E) -> B in «x» }", "{ [weak self] ⓵x in «x» }", "{ [y = x] ⓵x in «x» }", "{ ⓵x throws in «x» }",
            "{ (⓵x: inout A) -> (B) -> C in «x» }", "g(x) { ⓵x in «x» }", "{ ⓵x\nin\n«x»\n}", "{ x in { ⓵x in «x» }; x }",
            "{ [⓵x = y] in «x» }", "{ [weak ⓵x = y] in «x» }",
            "{ (⓵x: A & B, y: Int...) in «x» }", "{ @Sendable ⓵x in «x» }", "{ [unowned(unsafe) ⓵x = x] in «x» }",
        ])
    func closures(_ closure: String) { expectUses("let c = \(closure)") }

    @Test(
        arguments: [
            "let ⓵x = 1; g { [«x»] in «x» }", "let ⓵x = 1; g { [weak «x»] in «x» }", "let ⓵x = 1; g { [unowned(safe) «x», y] z in «x» }",
            "let ⓵x = 1; g { [x = «x»] in x }", "let ⓵x = 1; g { [y = «x»] in y }", "let ⓵x = 1; g { [«x»] in h { [«x»] in «x» } }",
            "let ⓵weak = 1; g { [«weak»] in «weak» }", "let ⓵x = 1; g { [weak self, «x»] in «x» }",
        ])
    func capturesAreUses(_ body: String) { expectUses("func f() { \(body) }") }

    @Test(
        arguments: [
            "if let ⓵x = x { «x» } else { x }; x", "if let ⓵x = y, «x».z, let y = «x» { «x» }", "if let ⓵x { «x» }; x",
            "guard let ⓵x = x else { return x }; «x»",
            "guard let ⓵x = y, «x».z, let w = «x» else { return x }; «x»", "guard let ⓵x else { x }; g { «x» }",
            "if y { guard let ⓵x = x else { return }; «x» }; x",
            "while let ⓵x = x.next { «x» }; x", "if case let ⓵x? = x { «x» }", "if case .a(let ⓵x) = x, «x» { «x» }",
            "if case let .a(b: ⓵x, y) = x { «x» }",
            "if case let (⓵x, _) = x { «x» }", "if var ⓵x = y { «x» = 1 }", "if let ⓵x: A<B, C> = y as? A { «x» }",
            "if let (⓵x, y) = z { «x» }",
            "if let ⓵x = y { z in x }.w { «x» }", "if y.contains(where: { x in x }), let ⓵x = y { «x» }",
            "if y { } else if let ⓵x = z { «x» } else { x }",
            "let y = if let ⓵x = z { «x» } else { x }", "guard case .a(let ⓵x) = y else { x }; «x»",
            "guard let ⓵x = y.map({ x in x }) else { return }; «x»",
            "if let ⓵x = await !y() { «x» }", "if let ⓵x: Int = { 1 }() { «x» }; x",
        ])
    func conditions(_ body: String) { expectUses("func f() { \(body) }") }

    @Test(
        arguments: [
            "for ⓵x in x { «x» }; x", "for (y, ⓵x) in z { «x» }", "for ⓵x in y where «x» > 1 { «x» }",
            "for case let ⓵x? in y where «x» { «x» }",
            "for case .a(let ⓵x) in y { «x» }", "for try await ⓵x in y { «x» }", "for ⓵x: Int in y { «x» }",
            "for await case let ⓵x? in y { «x» }", "for var ⓵x in y { «x» }",
            "for ⓵x in y.filter({ x in x }) { «x» }", "for ⓵x in 0..<x { «x» }", "for case (let ⓵x, y) in z { «x» }",
            "for _ in y { let ⓵x = 1; «x» }",
            "do { x } catch let ⓵x as A { «x» } catch { x }", "do { } catch let ⓵x where «x».y { «x» }",
            "do { } catch A.b(let ⓵x), A.c { «x» }", "do { } catch A.b, let ⓵x as [B] { «x» }",
            "switch x { case let ⓵x: «x»; default: x }", "switch y { case .a(let ⓵x) where «x»: «x»; case .b: x }",
            "switch y { case let .a(⓵x, z): g(«x»); case .b: x }; x",
            "switch y { case 1: let ⓵x = 1; g(«x»); case 2: x }",
            "switch y { case 1: let ⓵x = 1; switch z { case 1: g(«x») default: «x» }; «x»\n@unknown default: x }",
            "switch y { case (let ⓵x)?: «x» case nil: x }", "switch y { case is A: x\n case let ⓵x as B<C>: «x» }",
            "switch y { case var ⓵x: «x» = 1 }",
            "switch y {\n#if A\ncase .a(let ⓵x): «x»\n#endif\ncase .b: x }",
            "switch y { case 1: guard let ⓵x = z else { x }; «x»\n case 2: x }",
            "switch y { case 1: if case let ⓵x = z { «x» }; x }", "switch y { case 1: «x»(); func ⓵x() {}\n case 2: x() }",
            "switch y { case let A.b(⓵x): «x» }",
            "switch y { case let ⓵x where «x».z is B: «x» }",
        ])
    func patterns(_ body: String) { expectUses("func f() { \(body) }") }

    @Test(
        arguments: [
            "«x»", "«x».x", "f(x: «x»)", "f(y, x: 1)", "[«x»: 1]", "[1: «x», «x»: 2]", "\"\\(«x») x\"", "\"\\(f(x: «x».x))\"", "«`x`»",
            "«x»?.x", "f(&«x»)", "y ? «x» : «x»", "(x: 1, y: «x»)",
            ".x", "\\.x", "a.x.b(«x»)", "x: for y in «x» { break }", "f { 1 } x: { «x» }", "// x\n«x»/* x */", "«x»<y", "#selector(«x»)",
            "y = «x»\n.x", "[f(x: 1), «x»]",
            "f(a: [«x»: «x»])", "switch y { case «x»: 1; case 1, «x»: 2 }", "let z = «x»", "if «x» { «x» }", "self.x", "«x» += 1",
        ])
    func usesAreTold(_ use: String) { expectUses("func f() { let ⓵x = 1; \(use) }") }

    @Test(arguments: [
        ("do { } catch { f(⓵error) }", "catch"), ("do { } catch where error.x { f(⓵error) }", "catch"),
        ("class A { var a: Int { get { 1 } set { f(⓵newValue) } } }", "set"),
        ("class A { var a = 1 { willSet { f(⓵newValue) } } }", "willSet"), ("class A { var a = 1 { didSet { f(⓵oldValue) } } }", "didSet"),
        ("class A { subscript(i: Int) -> Int { get { 1 } set { f(⓵newValue) } } }", "set"),
    ])
    func namesThatNoTokenSpellsHideOuterOnes(text: String, keyword: String) throws {
        let source = MarkedSource("func o(error: E, newValue: E, oldValue: E) { \(text) }")
        let outline = source.outline
        let binding = try #require(outline.binding(of: outline.name(source["⓵"]), at: source["⓵"]))
        #expect(outline.bindings[binding].kind == .pattern)
        #expect(outline.compactText(outline.bindings[binding].nameIndex..<outline.bindings[binding].nameIndex + 1) == keyword)
    }

    @Test func aCaptureLeadsToWhatItCaptures() throws {
        let source = MarkedSource("func f(⓵x: Int) { g { [x] in h { [weak x] in ⓶x } } }")
        let binding = try #require(source.outline.binding(of: "x", at: source["⓶"]))
        #expect(source.outline.bindings[binding].kind == .capture)
        #expect(source.outline.bindings[source.outline.source(of: binding)].nameIndex == source["⓵"])
    }

    @Test(arguments: [
        "guard let ⓵self = self else { self }; «self»", "g { [weak ⓵self = self] in «self» }", "guard let ⓵self else { return }; «self».x",
    ])
    func selfIsANameLikeOthers(_ body: String) throws { expectBinding("func f() { \(body) }", of: "self") }

    /// Every marked use, and no other, is one of the binding.
    private func expectUses(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let source = MarkedSource(text)
        let outline = source.outline
        let binding = outline.bindings.firstIndex { $0.nameIndex == source["⓵"] && $0.kind != .capture }
        #expect(binding.map { outline.uses(of: $0) } == source.starts, sourceLocation: sourceLocation)
    }

    private func expectBinding(_ text: String, of name: String) {
        let source = MarkedSource(text)
        let found = source.starts.map { start in source.outline.binding(of: name, at: start).map { source.outline.bindings[$0].nameIndex } }
        #expect(found == source.starts.map { _ in source["⓵"] })
    }
}
