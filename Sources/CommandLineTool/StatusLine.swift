import Dispatch
import Foundation

/// One line on a terminal that says what a long run is doing. It appears once a stage has taken a second, and goes before anything
/// else is written, so that it never stands in a report or a log.
package final class StatusLine: @unchecked Sendable {
    private let write: @Sendable (String) -> Void
    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?
    private var isShown = false

    package init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Begins a stage; the one before has ended.
    func begin(_ stage: String) {
        end()
        let start = DispatchTime.now()
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sbmigrate.status", qos: .userInteractive))
        timer.schedule(deadline: start + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.show(stage, since: start, by: timer) }
        lock.withLock { self.timer = timer }
        timer.resume()
    }

    /// Takes the line away.
    func end() {
        lock.withLock {
            timer?.cancel()
            timer = nil
            if isShown { write(Self.cleared) }
            isShown = false
        }
    }

    private func show(_ stage: String, since start: DispatchTime, by timer: any DispatchSourceTimer) {
        lock.withLock {
            guard !timer.isCancelled else { return }
            let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
            write("\(Self.cleared)sbmigrate: \(stage), \(seconds) s")
            isShown = true
        }
    }

    private static let cleared = "\r\u{1B}[2K"
}
