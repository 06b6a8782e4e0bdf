/// What keeps a site from being rewritten.
struct Obstacle: Error, Sendable, Hashable {
    let reason: Reason
    /// One sentence that names the things of this site.
    let message: String

    init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}
