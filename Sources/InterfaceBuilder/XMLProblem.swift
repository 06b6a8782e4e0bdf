import SourceText

extension InterfaceError {
    /// The parser's complaint in plain words.
    ///
    /// - Parameter isClosed: Whether the root element was closed before it.
    init(_ fault: XMLScan.Fault, in text: XMLText, isClosed: Bool) {
        // What else is wrong with a file that does not end comes from its being cut off.
        guard isClosed || Self.hasEndTag(text.bytes) else {
            self.init(line: text.lines.starts.count, cause: .truncated)
            return
        }
        self.init(line: fault.line > 0 ? min(fault.line, text.lines.starts.count) : nil, cause: Self.cause(ofCode: fault.code))
    }

    private static func hasEndTag(_ bytes: [UInt8]) -> Bool {
        let tag = [UInt8]("</document".utf8)
        return bytes.indices.reversed().contains { index in
            guard bytes[index] == tag[0], bytes[index...].starts(with: tag) else { return false }
            return bytes[(index + tag.count)...].drop(while: isBlank).first == UInt8(ascii: ">")
        }
    }

    /// The numbers are those of libxml2's `xmlParserErrors`; the names that Foundation has for them are off by one on Linux.
    private static func cause(ofCode code: Int) -> Cause {
        switch code {
        case 4: .notXML("no element where the first should begin")
        case 5: .notXML("text after the last element")
        case 6...9: .notXML("a character that XML does not allow")
        case 10...28: .notXML("an & that begins no known entity")
        case 33, 34, 56, 57, 78, 79, 96: .notXML("an XML declaration that is damaged")
        case 38: .notXML("a < in a value")
        case 39, 40: .notXML("a value without its quotation marks")
        case 41: .notXML("an attribute without a value")
        case 42: .notXML("an attribute that is given twice")
        case 45: .notXML("a comment that is not closed")
        case 46, 47: .notXML("a <? without its ?>")
        case 62, 63: .notXML("a ]]> outside of a CDATA section, or one that is not closed")
        case 64: .notXML("an XML declaration that is not at the beginning")
        case 65: .notXML("two attributes without a space between them")
        case 68: .notXML("no name after a < or &")
        case 72...75: .notXML("a tag that is not finished")
        case 76: .notXML("an end tag that does not fit its start tag")
        case 77: .notXML("an element that is not closed")
        case 80: .notXML("two hyphens in a comment")
        case 81: .notUTF8
        case 99, 100, 200...205: .notXML("a namespace that is not declared as it should be")
        default: .notXML("the parser gave up (libxml2's error \(code))")
        }
    }
}
