import Dispatch
import Foundation

/// Does something that waits for the disk to many files at once: a disk that is asked for all of them is done with them together, in a
/// fraction of the time that it takes for one after the other.
///
/// Throws the failure of the first file that has one; the others are done all the same.
func manyAtOnce(_ steps: [FileStep], _ work: @escaping @Sendable (FileStep) throws(FileUpdateError) -> Void) throws(FileUpdateError) {
    let failures = FirstFailure()
    let done = DispatchGroup()
    let fault = System.fault
    let threads = min(16, steps.count)
    for first in 0..<threads {
        done.enter()
        Thread.detachNewThread {
            System.withFault(fault) {
                for index in stride(from: first, to: steps.count, by: threads) {
                    do throws(FileUpdateError) { try work(steps[index]) } catch { failures.note(error, of: index) }
                }
            }
            done.leave()
        }
    }
    done.wait()
    if let failure = failures.first { throw failure }
}

private final class FirstFailure: @unchecked Sendable {
    private let lock = NSLock()
    private var found: (index: Int, error: FileUpdateError)?

    var first: FileUpdateError? { lock.withLock { found?.error } }

    func note(_ error: FileUpdateError, of index: Int) {
        lock.withLock {
            if index < found?.index ?? .max { found = (index, error) }
        }
    }
}
