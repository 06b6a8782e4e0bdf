import Foundation
import Patching

/// Output that did not arrive.
package struct OutputFailure: Error, Equatable, Sendable {
    let failure: SystemFailure

    /// The reader went away (`| head`), which is nobody's fault.
    var isClosedPipe: Bool { failure.code == EPIPE }
}

/// Writes all bytes to an open file.
func writeAll(_ bytes: [UInt8], to file: Int32) throws(OutputFailure) {
    var done = 0
    while done < bytes.count {
        let written = bytes.withUnsafeBytes { write(file, $0.baseAddress.map { $0 + done }, bytes.count - done) }
        if written >= 0 {
            done += written
        } else if errno != EINTR {
            throw OutputFailure(failure: lastFailure(of: "write"))
        }
    }
}

/// Writes a report or a patch; a file that is there is replaced.
func writeOutput(_ bytes: [UInt8], toFile path: String) throws(OutputFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw OutputFailure(failure: lastFailure(of: "open")) }
    defer { close(file) }
    try writeAll(bytes, to: file)
}
