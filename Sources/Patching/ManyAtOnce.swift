import Dispatch
import Foundation

/// The results of something that waits for the disk, for many elements at once: a disk that is asked for all of them puts them down
/// together, which takes a fraction of the time.
func manyAtOnce<Element: Sendable, Result: Sendable>(_ elements: [Element], _ work: @escaping @Sendable (Element) -> Result) -> [Result] {
    let threads = min(16, elements.count)
    let lock = NSLock()
    nonisolated(unsafe) var results: [Int: Result] = [:]
    let done = DispatchGroup()
    let fault = System.fault
    for first in 0..<threads {
        done.enter()
        Thread.detachNewThread {
            // A thread of its own knows nothing of the task that began it.
            System.$fault.withValue(fault) {
                for index in stride(from: first, to: elements.count, by: threads) {
                    let result = work(elements[index])
                    lock.withLock { results[index] = result }
                }
            }
            done.leave()
        }
    }
    done.wait()
    return elements.indices.compactMap { results[$0] }
}
