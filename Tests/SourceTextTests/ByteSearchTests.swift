import SourceText
import Testing

/// The search must say what a look at each offset in turn says.
@Suite struct ByteSearchTests {
    /// Every string of up to nine letters out of two, which holds every overlap, behind and before fillings of every length of a word.
    @Test(arguments: ["a", "b", "aa", "ab", "aba", "abb", "abab", "bbbb"])
    func aRunIsFoundWhereItFirstIs(needle: String) {
        let searched = ByteNeedle(needle)
        for filling in 0..<9 {
            for text in Self.texts.map({ Array(repeating: UInt8(ascii: "-"), count: filling) + $0 + Array("--------".utf8.prefix(filling)) }
            )
            where text.firstOffset(of: searched, from: 0) != Self.plainSearch(Array(needle.utf8), in: text, from: 0) {
                Issue.record("\(needle) in \(String(decoding: text, as: UTF8.self))")
            }
        }
    }

    @Test func aRunIsLookedForFromAnOffsetOn() {
        let text = Array("make() and remake() and make".utf8)
        for start in 0...text.count {
            #expect(text.firstOffset(of: ByteNeedle("make"), from: start) == Self.plainSearch(Array("make".utf8), in: text, from: start))
        }
        #expect([UInt8]().firstOffset(of: ByteNeedle("make"), from: 0) == nil)
    }

    /// Eight bytes are compared by arithmetic: no carry may make a match of what differs.
    @Test(arguments: 0..<8) func bytesThatDifferInOneBitAreNotTaken(bit: UInt8) {
        let (first, last) = (UInt8(ascii: "a"), UInt8(ascii: "b"))
        for almost in [[first ^ 1 << bit, last], [first, last ^ 1 << bit]] {
            let text = [0x00, 0xff, 0x60, 0x61, 0x80] + almost + [0x01, 0x00, 0xff, 0x62]
            #expect(text.firstOffset(of: ByteNeedle("ab"), from: 0) == nil)
        }
    }

    private static func plainSearch(_ needle: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        (start..<max(start, text.count - needle.count + 1)).first { Array(text[$0..<$0 + needle.count]) == needle }
    }

    private static let texts: [[UInt8]] = (0..<10).flatMap { count in
        (0..<1 << count).map { bits in (0..<count).map { UInt8(ascii: bits >> $0 & 1 == 0 ? "a" : "b") } }
    }
}
