import Dispatch

/// Does something that waits for the disk to many files at once: a disk that is asked for all of them is done with them together, in a
/// fraction of the time that it takes for one after the other.
///
/// Throws the failure of the first file that has one; the others are done all the same.
func manyAtOnce(_ steps: [FileStep], _ work: @escaping @Sendable (FileStep) throws(FileUpdateError) -> Void) throws(FileUpdateError) {
    let failures = FirstFailure()
    let done = DispatchGroup()
    let threads = min(16, steps.count)
    for first in 0..<threads {
        // Each queue of its own gets a thread, however many of them wait.
        let queue = DispatchQueue(label: "sbmigrate.files")
        queue.setSpecific(key: System.faultOfQueue, value: System.presentFault)
        queue.async(group: done) {
            for index in stride(from: first, to: steps.count, by: threads) {
                do throws(FileUpdateError) { try work(steps[index]) } catch { failures.note(error, of: index) }
            }
        }
    }
    done.wait()
    if let failure = failures.first { throw failure }
}

extension System {
    /// The fault of the task, in a queue that works for it: to bind a task-local value in a thread that belongs to no task crashes
    /// optimized builds (Swift 6.3 on Linux).
    fileprivate static let faultOfQueue = DispatchSpecificKey<(@Sendable (String) -> Int32?)?>()

    static var presentFault: (@Sendable (String) -> Int32?)? { fault ?? DispatchQueue.getSpecific(key: faultOfQueue) ?? nil }
}

private final class FirstFailure: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var found: (index: Int, error: FileUpdateError)?

    var first: FileUpdateError? {
        lock.wait()
        defer { lock.signal() }
        return found?.error
    }

    func note(_ error: FileUpdateError, of index: Int) {
        lock.wait()
        defer { lock.signal() }
        if index < found?.index ?? .max { found = (index, error) }
    }
}
