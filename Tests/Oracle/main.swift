// Compares our lexer with the toolchain's parser over Swift files; built and run by .ci/oracle.
// usage: oracle FILE...   or, for more files than a command line holds, one path a line on standard input
import Foundation
import SourceText
import SwiftLexing

/// Cases in which the parser is wrong or puts together what the lexer has taken apart.
let knownDifferences = [
    // The compiler accepts a shebang after a byte order mark, the parser alone does not.
    "bom-shebang",
    // The parser takes the parentheses after the end of an unterminated string for that string's.
    "interp-ml-in-single",
]
let paths = CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : Array(AnyIterator { readLine() })
var compared = 0
var byteCount = 0
var failed = 0

for path in paths {
    guard let data = FileManager.default.contents(atPath: path) else {
        print("\(path): cannot be read")
        failed += 1
        continue
    }
    let bytes = [UInt8](data)
    let ours = Reading(tokens: Lexer.tokens(of: bytes))
    let comparison = Comparison(bytes: bytes, ours: ours, parsers: Reading(parsing: bytes))
    compared += 1
    byteCount += bytes.count
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard !comparison.differences.isEmpty, !knownDifferences.contains(name) else { continue }
    failed += 1
    for difference in comparison.differences.prefix(3) {
        print("\(path):\(difference.offset): ours \(difference.ours), the parser's \(difference.parsers)")
    }
}
print("\(compared) files compared, \(byteCount) bytes, \(failed) with differences")
exit(failed == 0 ? 0 : 1)
