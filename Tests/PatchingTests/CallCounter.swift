import Foundation

@testable import Patching

/// Counts the calls of the operating system, and lets some of them fail.
final class CallCounter: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0

    /// How an update fails while calls do; nil where it does not. `fault` gets the number of each call, from 1, and its name, and
    /// returns the `errno` of one that is to fail.
    func failure(of update: () throws -> Void, failing fault: @escaping (Int, String) -> Int32?) -> UpdateFailure? {
        nonisolated(unsafe) let fault = fault
        let counted: @Sendable (String) -> Int32? = { name in
            self.lock.withLock {
                self.count += 1
                return fault(self.count, name)
            }
        }
        do {
            try System.$fault.withValue(counted, operation: update)
            return nil
        } catch {
            return error as? UpdateFailure
        }
    }

    /// The same where nothing reaches the disk after a number of renames. The first makes the record of an update, the second lets
    /// files be replaced, the others replace one each.
    func failure(of update: () throws -> Void, after most: Int) -> UpdateFailure? {
        var renames = 0
        return failure(of: update) { _, name in
            if name == "rename" { renames += 1 }
            return renames > most ? EIO : nil
        }
    }
}
