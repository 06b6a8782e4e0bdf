import Testing

@testable import CommandLineTool

@Suite struct JSONReaderTests {
    private static let good = """
        \u{FEFF}// A file as it might be.
        {
            "flags": [true, false, null,], /* with
            a comment */ "number": -12.5e+3,
            "text": "a\\"b\\\\c\\/d\\n\\u00e9\\uD83D\\uDE00é // no comment",
            "object": { "empty": {}, "list": [] },
        }

        """

    @Test func everyKindOfValueHasItsLine() throws {
        let value = try JSONReader.value(in: Array(Self.good.utf8))
        guard case .object(let members) = value.content else { throw JSONFault(line: 0, message: value.kind) }
        #expect(value.line == 2)
        #expect(members.map(\.name) == ["flags", "number", "text", "object"])
        #expect(members.map(\.line) == [3, 4, 5, 6])
        #expect(
            members[0].value.content
                == .list([true, false].map { JSONValue(line: 3, content: .flag($0)) } + [JSONValue(line: 3, content: .null)]))
        #expect(members[1].value.content == .number("-12.5e+3"))
        #expect(members[2].value.content == .text("a\"b\\c/d\né😀é // no comment"))
        #expect(members[3].value.kind == "an object")
    }

    @Test(arguments: [("\n", 3), ("\r\n", 3), ("\r", 3), ("\n\r", 5)])
    func everyLineEndCounts(end: String, line: Int) throws {
        #expect(try JSONReader.value(in: Array("\(end)// a\(end)1".utf8)).line == line)
    }

    static let faults: [(source: String, line: Int, message: String)] = [
        ("", 1, "expected a value, found the end of the file"),
        ("\n// only\n", 3, "expected a value, found the end of the file"),
        ("{\n\"a\": 1\n\"b\": 2}", 3, "expected ',' or '}', found '\"'"),
        ("[1 2]", 1, "expected ',' or ']', found '2'"),
        ("[,]", 1, "expected a value, found ','"),
        ("{\n", 2, "the '{' of line 1 is not closed"),
        ("[\n1,\n", 3, "the '[' of line 1 is not closed"),
        ("{a: 1}", 1, "expected a name in double quotes, found 'a'"),
        ("{'a': 1}", 1, "expected a name in double quotes, found '''"),
        ("{\"a\" 1}", 1, "expected ':' after 'a', found '1'"),
        ("{\"a\": True}", 1, "expected a value, found 'True'"),
        ("{\"a\": 01}", 1, "expected a value, found '01'"),
        ("[1.]", 1, "expected a value, found '1.'"),
        ("{\"a\": 1,\n\n\"\\u0061\": 2}", 3, "'a' stands on line 1 already"),
        ("1\n2", 2, "expected nothing more, found '2'"),
        ("\n/* a\n", 2, "the comment is not closed"),
        ("/", 1, "expected a value, found '/'"),
        ("\"a", 1, "the text is not closed"),
        ("\"a\\", 1, "the text is not closed"),
        ("\"a\nb\"", 1, "a text must end on its line, and tabs in it are written as \\t"),
        ("\"\\x\"", 1, "a backslash stands before one of \" \\ / b f n r t u; write \\\\ for the character itself"),
        ("\"\\u12\"", 1, "\\u needs four hexadecimal digits"),
        ("\"\\u+123\"", 1, "\\u needs four hexadecimal digits"),
        ("\"\\uD800\"", 1, "\\u and its digits are no character"),
        ("\"\\uD800\\u0041\"", 1, "\\u and its digits are no character"),
        ("\"\\u0000\"", 1, "\\u and its digits are no character"),
        ("\u{1}", 1, "expected a value, found a control character"),
    ]

    @Test(arguments: faults) func whatIsNoJSONIsRefusedAtItsLine(source: String, line: Int, message: String) {
        #expect(throws: JSONFault(line: line, message: message)) { try JSONReader.value(in: Array(source.utf8)) }
    }

    @Test func whatIsNestedTooDeeplyIsRefused() {
        let message = "the values are nested deeper than 32"
        for (opening, line) in [("[", 1), ("{\"a\":\n", 33)] {
            let source = String(repeating: opening, count: 100_000)
            #expect(throws: JSONFault(line: line, message: message)) { try JSONReader.value(in: Array(source.utf8)) }
        }
    }

    @Test(arguments: [([UInt8](arrayLiteral: 0xFF, 0xFE, 0x7B, 0x00), 1), ([0x7B, 0x0A, 0x0A, 0xC3], 3), ([0x2F, 0x2F, 0x80], 1)])
    func whatIsNotUTF8IsRefusedAtItsLine(bytes: [UInt8], line: Int) {
        #expect(throws: JSONFault(line: line, message: "the file is not UTF-8")) { try JSONReader.value(in: bytes) }
    }

    @Test func everyBeginningIsReadOrRefused() {
        let bytes = Array(Self.good.utf8)
        let read = bytes.indices.filter { (try? JSONReader.value(in: Array(bytes[..<$0]))) != nil }
        #expect(read == [bytes.count - 1], "only the last line end may be missing")
    }

    @Test func everyChangedByteIsReadOrRefused() {
        let bytes = Array(Self.good.utf8)
        for index in bytes.indices {
            for byte in [UInt8](arrayLiteral: 0, 0x0A, 0x22, 0x2F, 0x5C, 0x5D, 0x7B, 0x7D, 0xFF) {
                var changed = bytes
                changed[index] = byte
                _ = try? JSONReader.value(in: changed)
            }
        }
    }
}
