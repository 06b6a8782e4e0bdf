import SwiftOutline
import TestSupport
import Testing

struct ModifierTests {
    @Test(
        arguments: [
            ("⓵public final class A {}", ["public", "final"]), ("⓵private(set) public var a: Int", ["private(set)", "public"]),
            ("⓵fileprivate /* x */ static\nlazy var a = 1", ["fileprivate", "static", "lazy"]),
            ("⓵unowned(safe) let a: A", ["unowned(safe)"]),
            ("⓵nonisolated(unsafe) static var a = 1", ["nonisolated(unsafe)", "static"]), ("⓵indirect enum A {}", ["indirect"]),
            ("⓵open override func f() {}", ["open", "override"]), ("⓵prefix static func - (a: A) -> A { a }", ["prefix", "static"]),
            ("⓵weak var a: A?", ["weak"]), ("⓵package struct A {}", ["package"]), ("⓵struct A {}", []),
            ("x = lazy\n⓵var a = 1", []), ("return open\n⓵class A {}", []), ("x.final\n⓵class A {}", []), ("open(url)\n⓵func f() {}", []),
            ("let a = b.static\n⓵func f() {}", []), ("#if A\n⓵final class A {}\n#endif", ["final"]), ("f(lazy)\n⓵var a = 1", []),
        ])
    func modifiersAreRead(text: String, words: [String]) throws {
        let source = MarkedSource(text)
        let modifiers = try #require(Self.modifiers(of: source.outline))
        #expect(modifiers.words == words)
        #expect(modifiers.start == source["⓵"])
    }

    @Test(
        arguments: [
            ("⓵@objc class A {}", ["objc"], [nil]), ("⓵@objc(B) @MainActor final class A {}", ["objc", "MainActor"], ["B", nil]),
            ("⓵@available(iOS 13, *)\n@A.B class A {}", ["available", "A.B"], ["iOS13,*", nil]),
            ("⓵@Box<Int>(a: 1) var a: Int", ["Box<Int>"], ["a:1"]),
            ("⓵@Box<Int> private var a: Int", ["Box<Int>"], [nil]), ("⓵public @objc() class A {}", ["objc"], [""]),
            ("⓵@A /* @B */ // @C\n class A {}", ["A"], [nil]), ("⓵@IBOutlet weak var a: A!", ["IBOutlet"], [nil]),
        ] as [(String, [String], [String?])])
    func attributesAreRead(text: String, names: [String], arguments: [String?]) throws {
        let source = MarkedSource(text)
        let modifiers = try #require(Self.modifiers(of: source.outline))
        #expect(modifiers.attributes.map(\.name) == names)
        #expect(modifiers.attributes.map { $0.arguments.map { source.outline.compactText($0) } } == arguments)
        #expect(modifiers.start == source["⓵"])
    }

    @Test(
        arguments: [
            ("public class A {}", "public"), ("private(set) var a = 1", nil), ("private(set) internal var a = 1", "internal"),
            ("final class A {}", nil),
            ("fileprivate func f() {}", "fileprivate"),
        ])
    func accessIsWhatIsWrittenForReading(text: String, access: String?) throws {
        let modifiers = try #require(Self.modifiers(of: MarkedSource(text).outline))
        #expect(modifiers.access == access)
    }

    @Test func theAsyncOfARequirementIsNoModifierOfTheNext() {
        let outline = MarkedSource("protocol P { func f() async\n func g()\n func h() async throws\n var x: Int { get } }").outline
        #expect(outline.functions.map(\.modifiers.words) == [[], [], []])
        #expect(outline.functions.map(\.throwsOrAsync) == [true, false, true])
    }

    @Test func asyncLetIsAModifier() {
        #expect(MarkedSource("func f() async { async let a = b }").outline.variables.map(\.modifiers.words) == [["async"]])
    }

    private static func modifiers(of outline: Outline) -> Modifiers? {
        outline.types.last?.modifiers ?? outline.functions.last?.modifiers ?? outline.variables.last?.modifiers
    }
}
