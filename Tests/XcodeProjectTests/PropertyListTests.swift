import Testing
import XcodeProject

@Suite("A property list")
struct PropertyListTests {
    private func read(_ text: String) throws -> PropertyListValue { try PropertyList(Array(text.utf8)).root }

    private func failure(_ text: String) -> PropertyListError? {
        failure(Array(text.utf8))
    }

    private func failure(_ bytes: [UInt8]) -> PropertyListError? {
        do throws(PropertyListError) {
            _ = try PropertyList(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "reads strings bare and quoted",
        arguments: [
            ("abc", "abc"), ("a.b/c-d_$e:1", "a.b/c-d_$e:1"), ("http://a", "http://a"), ("\"\"", ""), ("'it'", "it"),
            (#""a \"b\" \\c""#, #"a "b" \c"#), (#""a\tb\n\101\q""#, "a\tb\nAq"), (#""\U00e9""#, "é"),
            (#""\Ud83c\udf77""#, "\u{FFFD}udf77"), (#""\Ud83c\Udf77""#, "🍷"), (#""\Ud83c""#, "\u{FFFD}"), (#""\377""#, "\u{FFFD}"),
            ("\"🍷 // no /* comment */\"", "🍷 // no /* comment */"), ("/* c */ a // c", "a"), ("a/* c */", "a"),
            ("\u{FEFF}// !$*UTF8*$!\r\na", "a"), ("\"two\nlines\"", "two\nlines"),
        ])
    func strings(text: String, value: String) throws {
        #expect(try read(text).string == value)
    }

    @Test func nestsArraysAndDictionaries() throws {
        let root = try read("{ a = (1, (2), {b = 3;},); \"c d\" = {}; /* e */ f = (); }")
        #expect(root.entries.map(\.key) == ["a", "c d", "f"])
        let elements = root["a"]?.elements ?? []
        #expect(elements.map(\.string) == ["1", nil, nil])
        #expect(elements[1].elements.map(\.string) == ["2"])
        #expect(elements[2]["b"]?.string == "3")
    }

    @Test func rangesCoverQuotesAndBrackets() throws {
        let text = "{ \"a\" = ( b, 'c' ); }"
        let root = try read(text)
        let slice = { (range: Range<Int>) in String(decoding: Array(text.utf8)[range], as: UTF8.self) }
        #expect(slice(root.range) == text)
        #expect(slice(root.entries[0].keyRange) == "\"a\"")
        #expect(slice(root.entries[0].value.range) == "( b, 'c' )")
        #expect(root.entries[0].value.elements.map { slice($0.range) } == ["b", "'c'"])
    }

    @Test func theLastOfEqualKeysCounts() throws {
        #expect(try read("{ a = 1; a = 2; }")["a"]?.string == "2")
    }

    @Test func readsData() throws {
        let bytes = try read("<0fbd 77\n1C>").data
        #expect(bytes == [0x0F, 0xBD, 0x77, 0x1C])
    }

    @Test(
        "says what is wrong and in which line",
        arguments: [
            ("", 1, .expected("a value")), ("{\n a = b\n}", 3, .expected("`;` after a value")),
            ("{ a b; }", 1, .expected("`=` after a key")), ("{\r\n\r\n", 3, .expected("a key or `}`")),
            ("(a b)", 1, .expected("`,` or `)` after an element")), ("(a,\n", 2, .expected("a value")),
            ("{ a = ; }", 1, .expected("a value")), ("{ é = a; }", 1, .expected("a key or `}`")), ("a b", 1, .trailingText),
            ("\n\"a\n", 2, .unterminatedString), ("\"a\\", 1, .unterminatedString), ("{\n/* a", 2, .unterminatedComment),
            ("<0>", 1, .oddNumberOfDigits), ("<0g>", 1, .expected("a hexadecimal digit or `>`")), ("<00", 1, .expected("`>`")),
            ("{\"a\": 1}", 1, .unsupported(.json)), ("<?xml version=\"1.0\"?>", 1, .unsupported(.xml)),
            ("<!DOCTYPE plist>", 1, .unsupported(.xml)), ("bplist00", 1, .unsupported(.binary)),
            ("{\n a = 1;\n<<<<<<< HEAD\n b = 2;\n", 3, .conflictMarker), ("{ a = (\n1,\n=======\n2,); }", 3, .conflictMarker),
            ("{\n>>>>>>> theirs\n}", 2, .conflictMarker), (String(repeating: "(", count: 100_000), 1, .tooDeep),
            (String(repeating: "{a=", count: 100_000), 1, .tooDeep),
        ] as [(String, Int, PropertyListError.Cause)])
    func faults(text: String, line: Int, cause: PropertyListError.Cause) throws {
        let error = try #require(failure(text))
        #expect(error.line == line)
        #expect(error.cause == cause)
        #expect(error.description.hasPrefix("line \(line): "))
    }

    @Test func refusesUTF16() {
        #expect(failure([0xFF, 0xFE, 0x7B, 0x00])?.cause == .unsupported(.utf16))
    }

    @Test func aConflictMarkerInAStringIsText() throws {
        #expect(try read("{ a = \"\n<<<<<<< HEAD\n\"; }")["a"]?.string == "\n<<<<<<< HEAD\n")
    }
}
