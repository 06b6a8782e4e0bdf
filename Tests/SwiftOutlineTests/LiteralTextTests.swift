import SwiftOutline
import TestSupport
import Testing

struct LiteralTextTests {
    @Test(
        arguments: [
            (#""a b""#, "a b"), (#""""#, ""), (#""a\"b\\c\'d""#, "a\"b\\c'd"), (#""\t\n\r\0""#, "\t\n\r\0"), (##"#"a\n"b"#"##, #"a\n"b"#),
            (##"#"a\#nb"#"##, "a\nb"), (###"##"a\##u{41}\#n"##"###, "aA\\#n"),
            (#""\u{e9}\u{1F600}""#, "é😀"), (#""\u{00000041}""#, "A"), (#""ä 👩‍👩‍👧""#, "ä 👩‍👩‍👧"), ("\"\\\\\u{301}\"", "\\\u{301}"),
            ("\"a\u{301}\\n\"", "a\u{301}\n"), (#""// a""#, "// a"),
        ])
    func aLiteralIsItsValue(literal: String, value: String) {
        let source = MarkedSource("«\(literal)»")
        #expect(source.outline.literalText(source.ranges[0]).map { Array($0.utf8) } == Array(value.utf8))
    }

    @Test(
        arguments: [
            "a", "1", "\"a\\(b)\"", "\"\"\"\na\n\"\"\"", "\"a\" + \"b\"", "(\"a\")", "\"\\q\"", "\"\\u{}\"", "\"\\u{110000}\"",
            "\"\\u{D800}\"", "\"\\u{123456789}\"", "\"\\u41\"", "\"\\u{4_1}\"", "\"a", "", "\"a\".b",
        ])
    func whatIsNoPlainLiteralHasNoText(_ text: String) {
        let source = MarkedSource("«\(text)»")
        #expect(source.outline.literalText(source.ranges[0]) == nil)
    }
}
