import Foundation
import SourceText

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The toolchain's XML parser at work on one file. It resolves no external entity, so it opens nothing.
enum XMLScan {
    /// What the parser stumbled over first.
    struct Fault {
        /// A number of libxml2's `xmlParserErrors`; 0 if the parser gives none.
        let code: Int
        /// 1-based; 0 if the parser knows none.
        let line: Int
    }

    /// Hands over each element up to the first fault, in the file's order; nil if there is no fault.
    static func read(_ text: XMLText, into reading: inout DocumentReading) -> Fault? {
        // On Linux the parser takes the first four bytes by themselves, and may trap if there are no others.
        let padding = text.bytes.count > 4 ? [] : [UInt8](repeating: UInt8(ascii: "\n"), count: 4)
        let parser = XMLParser(data: Data(text.bytes + padding))
        let delegate = Delegate(text, reading)
        parser.delegate = delegate
        parser.shouldResolveExternalEntities = false
        let isComplete = parser.parse()
        reading = delegate.reading
        return delegate.fault ?? (isComplete ? nil : Fault(code: 0, line: parser.lineNumber))
    }

    private final class Delegate: NSObject, XMLParserDelegate {
        private let text: XMLText
        private(set) var reading: DocumentReading
        private(set) var fault: Fault?

        init(_ text: XMLText, _ reading: DocumentReading) {
            self.text = text
            self.reading = reading
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            // On Linux the parser goes on after a fault. To stop it while it reports one could free what it still reads.
            guard fault == nil else { return parser.abortParsing() }
            reading.begin(
                XMLElement(
                    name: name, attributes: attributes, line: text.lineOfTag(endingOn: min(parser.lineNumber, text.lines.starts.count))))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            guard fault == nil else { return parser.abortParsing() }
            reading.end()
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: Error) {
            fault = fault ?? Fault(code: (error as NSError).code, line: parser.lineNumber)
        }
    }
}
