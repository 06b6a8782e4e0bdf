import Dispatch

/// The results in the order of the elements, whatever the number of jobs.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
    let results = ResultSlots<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
        for index in stride(from: job, to: elements.count, by: jobs) { results.set(index, transform(elements[index])) }
    }
    return results.all
}

/// Both results; with more than one job the two are worked out at the same time.
func concurrently<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let firstSlot = ResultSlots<First>(count: 1)
    let secondSlot = ResultSlots<Second>(count: 1)
    DispatchQueue.concurrentPerform(iterations: 2) { job in
        if job == 0 { firstSlot.set(0, first()) } else { secondSlot.set(0, second()) }
    }
    return (firstSlot.all[0], secondSlot.all[0])
}

/// One slot for each result; each is written by one job only, and read after all have ended.
private final class ResultSlots<Result: Sendable>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Result?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    func set(_ index: Int, _ result: Result) {
        slots[index] = result
    }

    var all: [Result] { slots.compactMap { $0 } }
}
