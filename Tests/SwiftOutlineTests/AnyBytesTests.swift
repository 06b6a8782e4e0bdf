import SourceText
import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

/// Whatever the bytes are, the outline comes to an end and names only places that there are.
struct AnyBytesTests {
    private static let samples: [[UInt8]] = {
        let files = (try? Fixtures.files(below: Fixtures.folder)) ?? []
        return files.filter { $0.path.hasSuffix(".swift") }.map(\.bytes) + [Array(everything.utf8)]
    }()

    private static let everything = """
        @A(b) public final class C<D: E>: F<G>, H where I == J {
            case k(l: M = 1), n = "\\(o)"; lazy var p: Q = { [weak self, r = s] (t, u: V) async throws(W) -> X in t }()
            var y = 1 { willSet(z) { a } didSet { oldValue } }; subscript<B>(c: D) -> E { get { c } set { newValue } }
            #if DEBUG
            init?(f g: H...) rethrows { guard let i, case .j(let k) = l else { return } }
            #elseif os(iOS)
            func m() { if let n = o { p } else if q { r } else { s }; for case let t? in u where v { w } }
            #endif
            func == <X>(y: X, z: X) -> some Y { do { try a } catch let b as C { switch d { case let .e(f), .g(f) where f: h; default: i } } }
        }
        """

    @Test func samplesAreThere() { #expect(Self.samples.count > 10) }

    @Test func prefixesOfFilesAreRead() {
        var random = SplitMix64(seed: 1)
        for bytes in Self.samples {
            for _ in 0..<3 { expectSound(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))) }
        }
    }

    @Test func filesWithTheirTokensShuffledAreRead() {
        var random = SplitMix64(seed: 2)
        for bytes in Self.samples {
            let tokens = TokenList(SourceFile(path: "A.swift", bytes: bytes)).all
            let shuffled = tokens.shuffled(using: &random).flatMap { bytes[$0.range] }
            expectSound(shuffled)
            for window in [2, 20] { expectSound(Self.shuffle(tokens, in: window, of: bytes, using: &random)) }
        }
    }

    @Test func randomWordsAreRead() {
        let bytes = Array(Self.everything.utf8)
        let words = TokenList(SourceFile(path: "A.swift", bytes: bytes)).all.map { Array(bytes[$0.range]) }
        var random = SplitMix64(seed: 3)
        for _ in 0..<500 {
            var text: [UInt8] = []
            for _ in 0..<Int.random(in: 1...60, using: &random) { text += words[Int.random(in: 0..<words.count, using: &random)] }
            expectSound(text)
        }
    }

    /// Reading twice as much takes about twice as long, not four times: some of these once took minutes.
    @Test(
        arguments: [
            "a<", "a<b,", "if a {} else ", "let a = { ", "case ", "case a: ", "for ", "let a = b ", "if if ", "#if A\n", "a\n#if A\n.b\n",
            "(", "{ a ", "{ a in ", "[a: a, ", "func f() where ", "func f(a: ", "class A: ",
            "A -> ", "~ ", "@a ", "@a<", "guard let a, ", "switch a { case 1: ", "{ let a = a; ", "a.", "a { } b: { }", "\"\\(", "a ? ",
            "x = if a { ", "var a: A { get ", "catch a, ", "public ", "\\",
        ])
    func repeatedPiecesAreReadInLinearTime(_ piece: String) {
        let outline = Outline(TokenList(SourceFile(path: "A.swift", bytes: Array(String(repeating: piece, count: 10_000).utf8))))
        #expect(outline.tokens.count >= 10_000)
    }

    private static func shuffle(_ tokens: [Token], in window: Int, of bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var result: [UInt8] = []
        for start in stride(from: 0, to: tokens.count, by: window) {
            result += tokens[start..<min(start + window, tokens.count)].shuffled(using: &random).flatMap { bytes[$0.range] }
        }
        return result
    }

    private func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let outline = Outline(TokenList(SourceFile(path: "A.swift", bytes: bytes)))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(outline.violations == [], "\(text)", sourceLocation: sourceLocation)
    }
}
