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
