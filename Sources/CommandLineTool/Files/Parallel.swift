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

/// Two results, made at the same time where there are threads for it.
func inParallel<First: Sendable, Second: Sendable>(
    _ makeFirst: @Sendable () -> First,
    _ makeSecond: @Sendable () -> Second
) -> (First, Second) {
    nonisolated(unsafe) var first: First?
    nonisolated(unsafe) var second: Second?
    DispatchQueue.concurrentPerform(iterations: 2) { half in
        if half == 0 { first = makeFirst() } else { second = makeSecond() }
    }
    guard let first, let second else { preconditionFailure("both halves have run") }
    return (first, second)
}
