import Dispatch

/// The answers to a question that is asked again and again of a project, which never changes.
final class Memo<Key: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var answers: [Key: Answer] = [:]

    /// Works the answer out unless it is known. Two threads may both do so: it is the same one.
    func answer(to key: Key, _ work: () -> Answer) -> Answer {
        if let known = known(key) { return known }
        let answer = work()
        lock.wait()
        defer { lock.signal() }
        answers[key] = answer
        return answer
    }

    private func known(_ key: Key) -> Answer? {
        lock.wait()
        defer { lock.signal() }
        return answers[key]
    }
}
