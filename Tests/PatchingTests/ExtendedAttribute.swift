import Foundation

/// Notes that a disk may keep beside the bytes of a file.
enum ExtendedAttribute {
    /// False where the disk keeps none.
    static func set(_ name: String, to value: String, of path: String) -> Bool {
        #if canImport(Darwin)
            return setxattr(path, name, value, value.utf8.count, 0, 0) == 0
        #else
            typealias Call = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) -> Int32
            guard let call = dlsym(nil, "setxattr").map({ unsafeBitCast($0, to: Call.self) }) else { return false }
            return call(path, name, value, value.utf8.count, 0) == 0
        #endif
    }

    static func value(_ name: String, of path: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: 100)
        #if canImport(Darwin)
            let count = getxattr(path, name, &bytes, bytes.count, 0, 0)
        #else
            typealias Call = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
            guard let call = dlsym(nil, "getxattr").map({ unsafeBitCast($0, to: Call.self) }) else { return nil }
            let count = call(path, name, &bytes, bytes.count)
        #endif
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
