import SourceText

extension InterfaceError {
    /// The parser's complaint in plain words.
    init(_ fault: XMLScan.Fault, in bytes: [UInt8]) {
        let line = fault.line > 0 ? fault.line : nil
        guard Self.hasEndTag(bytes) else {
            self.init(line: LineIndex(bytes).starts.count, cause: .truncated)
            return
        }
        self.init(line: line, cause: Self.cause(ofCode: fault.code))
    }

    /// Whether a document ends at all. Without that, what else is wrong with it comes from its being cut off.
    static func hasEndTag(_ bytes: [UInt8]) -> Bool {
        let tag = [UInt8]("</document".utf8)
        return bytes.indices.reversed().contains { bytes[$0] == tag[0] && bytes[$0...].starts(with: tag) }
    }

    /// The numbers are those of libxml2's `xmlParserErrors`, which Foundation hands on.
    private static func cause(ofCode code: Int) -> Cause {
        switch code {
        case 5: .notXML("text after the last element")
        case 6...9: .notXML("a character that XML does not allow")
        case 10...28: .notXML("an & that begins no known entity")
        case 38, 45: .notXML("a < in a value")
        case 39, 40: .notXML("a value without its quotation marks")
        case 41: .notXML("an attribute without a value")
        case 42: .notXML("an attribute that is given twice")
        case 65: .notXML("two attributes without a space between them")
        case 68: .notXML("a tag or an attribute without a name")
        case 73...75: .notXML("a tag that is not finished")
        case 76: .notXML("an end tag that does not fit its start tag")
        case 77: .notXML("an element that is not closed")
        case 80: .notXML("two hyphens in a comment")
        case 81: .notUTF8
        default: .notXML("the parser gave up (libxml2's error \(code))")
        }
    }
}
