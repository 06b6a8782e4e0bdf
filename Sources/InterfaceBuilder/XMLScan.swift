import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The toolchain's XML parser at work on the bytes of one file. It resolves no external entity, so it opens nothing.
enum XMLScan {
    /// What the parser stumbled over.
    struct Fault {
        /// A number of libxml2's `xmlParserErrors`.
        let code: Int
        /// 1-based; 0 if the parser knows none.
        let line: Int
    }

    /// Hands each element over, in the file's order; nil if the parser was content with the whole.
    static func read(_ bytes: [UInt8], into reading: inout DocumentReading) -> Fault? {
        let parser = XMLParser(data: Data(bytes))
        let delegate = Delegate(reading)
        parser.delegate = delegate
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = false
        let isComplete = parser.parse()
        reading = delegate.reading
        guard !isComplete || parser.parserError != nil else { return nil }
        return Fault(code: (parser.parserError as NSError?)?.code ?? 0, line: parser.lineNumber)
    }

    private final class Delegate: NSObject, XMLParserDelegate {
        var reading: DocumentReading

        init(_ reading: DocumentReading) { self.reading = reading }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            reading.begin(XMLElement(name: name, attributes: attributes, line: parser.lineNumber))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            reading.end()
        }
    }
}
