import Foundation
import Patching

/// Why a file was not read.
enum ReadFailure: Error, Equatable, Sendable {
    case system(SystemFailure)
    case notAFile
    case tooBig(Int)

    var message: String {
        switch self {
        case .system(let failure): "could not be read: \(failure); what it uses is not known"
        case .notAFile: "is not a regular file, so it was not read"
        case .tooBig(let size):
            "has \((size + 1_048_575) / 1_048_576) MB, more than the \(FileReader.mostBytes / 1_048_576) MB that are read"
        }
    }
}

/// Reads a whole file, once.
enum FileReader {
    /// In bytes. What is bigger is no source that anyone wrote.
    static let mostBytes = 64 * 1_048_576

    static func bytes(ofFile path: String) throws(ReadFailure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .system(lastFailure(of: "open")) }
        defer { close(file) }
        let size = try size(ofOpenFile: file)
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            failure = fill(buffer, count: &count, from: file)
        }
        if let failure { throw .system(failure) }
        return bytes
    }

    private static func size(ofOpenFile file: Int32) throws(ReadFailure) -> Int {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system(lastFailure(of: "fstat")) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        let size = Int(status.st_size)
        guard size <= mostBytes else { throw .tooBig(size) }
        return size
    }

    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, count: inout Int, from file: Int32) -> SystemFailure? {
        guard let start = buffer.baseAddress else { return nil }
        while count < buffer.count {
            let got = read(file, start + count, buffer.count - count)
            if got == 0 { return nil }
            if got > 0 {
                count += got
            } else if errno != EINTR {
                return lastFailure(of: "read")
            }
        }
        return nil
    }
}
