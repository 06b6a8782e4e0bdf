import Foundation

/// The results of a function for all elements, in their order, made by a number of threads.
func parallelMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    jobs: Int,
    _ transform: @Sendable (Element) -> Result
) -> [Result] {
    let workers = max(1, min(jobs, elements.count))
    guard workers > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        // Each slot belongs to exactly one worker.
        nonisolated(unsafe) let slots = base
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for index in stride(from: worker, to: elements.count, by: workers) {
                (slots + index).initialize(to: transform(elements[index]))
            }
        }
        count = elements.count
    }
}

/// Two results, made at the same time: the second by a thread of its own, so that each may wait for what the other does.
func inParallel<First, Second: Sendable>(_ makeFirst: () -> First, _ makeSecond: @escaping @Sendable () -> Second) -> (First, Second) {
    nonisolated(unsafe) var second: Second?
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        second = makeSecond()
        done.signal()
    }
    let first = makeFirst()
    done.wait()
    guard let second else { preconditionFailure("the thread has signalled that it is done") }
    return (first, second)
}
