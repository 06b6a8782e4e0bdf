import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics

/// What the toolchain's parser has against a file, a message each.
func parserErrors(in bytes: [UInt8]) -> [String] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.map(\.message)
}
