import Foundation

extension System {
    /// Gets the name of a call, and returns the `errno` that it is to fail with.
    typealias Fault = @Sendable (String) -> Int32?

    private final class Box {
        let fault: Fault

        init(_ fault: @escaping Fault) {
            self.fault = fault
        }
    }

    private static let key = "sbmigrate.fault"

    /// What makes this thread's calls fail; nil but in tests.
    static var fault: Fault? { (Thread.current.threadDictionary[key] as? Box)?.fault }

    /// Does some work with calls of this thread failing.
    ///
    /// No task-local value holds the fault: to bind one in a thread that belongs to no task crashes optimized builds (Swift 6.3, Linux).
    static func withFault<Result, Failure>(_ fault: Fault?, _ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let before = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = fault.map(Box.init)
        defer { Thread.current.threadDictionary[key] = before }
        return try work()
    }
}
