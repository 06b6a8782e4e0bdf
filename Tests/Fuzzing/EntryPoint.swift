import Foundation

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init) ?? .lexer

/// Ends the program where a law is broken, so that the fuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let violations = target.violations(of: Array(UnsafeBufferPointer(start: start, count: count)))
    guard violations.isEmpty else {
        FileHandle.standardError.write(Data("broken: \(violations.joined(separator: "\n"))\n".utf8))
        abort()
    }
    return 0
}
