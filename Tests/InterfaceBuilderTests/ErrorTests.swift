import InterfaceBuilder
import Testing

@Suite("Files that are refused")
struct ErrorTests {
    private func fault(_ bytes: [UInt8]) -> InterfaceError? {
        do throws(InterfaceError) {
            _ = try InterfaceDocument(path: "A.storyboard", bytes: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        arguments: [
            ("", nil, .empty), (" \n\t\n", nil, .empty), ("\u{FEFF}", 1, .truncated),
            ("<document>\n<<<<<<< HEAD\n</document>", 2, .conflictMarker), ("<document>\n</document>\n>>>>>>> topic\n", 3, .conflictMarker),
            ("<document>\n<a>\n", 3, .truncated), ("<document>\n<a b=\"c", 2, .truncated), ("<document>\n<!-- a", 2, .truncated),
            ("<document", 1, .truncated), ("<document><a></a", 1, .truncated), ("<?xml version=\"1.0\"", 1, .truncated),
            ("<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", 2, .oldFormat),
            ("\n<plist version=\"1.0\"/>", 2, .root("plist")), ("<documents/>", 1, .root("documents")), ("<a/>", 1, .root("a")),
            ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>", 1, .encoding("ISO-8859-1")),
            ("\n<!DOCTYPE document SYSTEM \"a.dtd\">\n<document/>", 2, .documentType),
            ("<!DOCTYPE d [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;&a;\">]>\n<document e=\"&c;\"/>", 1, .documentType),
            ("<document>\n<?pi?></document>", 2, .bareInstruction), ("a\u{0}b", nil, .binary),
        ] as [(String, Int?, InterfaceError.Cause)])
    func tellTheirCauseAndLine(text: String, line: Int?, cause: InterfaceError.Cause) {
        #expect(fault(Array(text.utf8)) == InterfaceError(line: line, cause: cause))
    }

    @Test(arguments: [
        ("<document>\n<a>\n</b>\n</document>", 3), ("<document>\n</document>\n<a/>", 3), ("<document/>\n\nx", 3), ("x<document/>", 1),
        ("<document>\n<a b></a></document>", 2), ("<document>\n<a b=c/></document>", 2), ("<document>\n<a b='1' b='2'/></document>", 2),
        ("<document>\n<a b='1'c='2'/></document>", 2), ("<document>\n<a b='<'/></document>", 2), ("<document>\n<a b='&'/></document>", 2),
        ("<document>\n&nbsp;</document>", 2), ("<document>\n&amp</document>", 2), ("<document>\n&#0;</document>", 2),
        ("<document>\n&#xD800;</document>", 2),
        ("<document>\n<1/></document>", 2), ("<document>\n< a/></document>", 2), ("<document>\n<a / ></document>", 2),
        ("<document>\n<a></a b></document>", 2), ("<document>\n<!-- a -- b --></document>", 2), ("<document>\n\u{1}</document>", 2),
        ("<document>\n<!ELEMENT a EMPTY></document>", 2), ("<document>\n<?xml version='1.0'?></document>", 2),
        ("version https://git-lfs.github.com/spec/v1\n", 1), ("</document>", 1),
        ("<?xml version='1.0' encoding='UTF-8?>\n<document></document>", 1), ("<document>\n<?a ></document>", 2),
        ("<document>\n<a:b/></document>", 2), ("<document>\n]]></document>", 2),
    ])
    func thatAreNotXMLTellTheLine(text: String, line: Int) throws {
        let error = try #require(fault(Array(text.utf8)))
        guard case .notXML = error.cause else {
            Issue.record("\(error)")
            return
        }
        #expect(error.line == line)
    }

    /// The parser goes on after the first error on some systems, and each of these has others after it.
    @Test(arguments: [
        ("<a b=\"c />", 379...380), ("<a b=c\" d=\"e\"/>", 379...379), ("<a b \"c\"/>", 379...379), ("<a b=\"c\" b=\"d\"/>", 379...379),
        ("<a>&x;</a>", 379...379), ("<a></b>", 379...379), ("<a b=\"c\"", 379...380), ("<!-- a -- b -->", 379...379),
    ])
    func tellTheLineOfTheirFirstError(tag: String, lines: ClosedRange<Int>) throws {
        var text = ["<document>"] + (2...900).map { "<view id=\"\($0)\" title=\"a\"/>" } + ["</document>"]
        text[378] = tag
        text[600] = "<b"
        text[700] = "</c>"
        let error = try #require(fault(Array(text.joined(separator: "\n").utf8)))
        #expect(error.line.map(lines.contains) == true, "\(error)")
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x3C, 0x00], nil), (Array("<document>\n<a b=\"".utf8) + [0xE9] + Array("\"/></document>".utf8), 2),
            (Array("<document>é\n".utf8) + [0xC0, 0x80] + Array("</document>".utf8), 2),
        ] as [([UInt8], Int?)])
    func thatAreNotUTF8TellTheLine(bytes: [UInt8], line: Int?) {
        #expect(fault(bytes) == InterfaceError(line: line, cause: .notUTF8))
    }

    @Test func thatAreCutOffInsideACharacterAreTruncated() {
        #expect(fault(Array("<document>\n<a b=\"".utf8) + [0xC3]) == InterfaceError(line: 2, cause: .truncated))
    }

    @Test func sayWhatToDo() {
        let error = InterfaceError(line: 7, cause: .conflictMarker)
        #expect(error.description == "line 7: a merge conflict is not resolved; resolve it and run again")
        #expect(InterfaceError(line: nil, cause: .empty).description == "the file is empty; restore it from version control")
    }
}
