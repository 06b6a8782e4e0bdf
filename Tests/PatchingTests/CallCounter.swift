import Foundation

@testable import Patching

/// Counts the calls of the operating system, and lets some of them fail.
final class CallCounter: @unchecked Sendable {
    private(set) var count = 0

    /// Does something while calls fail: gets the number of each, from 1, and its name, and returns its `errno`.
    func run<Result>(failing fault: @escaping (Int, String) -> Int32?, _ work: () throws -> Result) rethrows -> Result {
        nonisolated(unsafe) let fault = fault
        return try System.$fault.withValue(
            { name in
                self.count += 1
                return fault(self.count, name)
            }, operation: work)
    }
}
