import SourceText

/// Something that `check` reports: a crash that waits to happen, or a rewrite that was not made yet.
package struct Finding: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The code of the fact, for instance `scene-id-missing`.
        case crash(String)
        case pendingRewrite
    }

    package let kind: Kind
    /// The place in a Swift source, or in an Interface Builder file.
    package let place: Place
    /// One sentence that names the things of this place.
    package let message: String
    package var evidence: [Evidence] = []

    package enum Place: Hashable, Sendable {
        case source(SourceRange)
        /// 1-based line.
        case interface(path: String, line: Int)
    }

    package var code: String {
        switch kind {
        case .crash(let code): code
        case .pendingRewrite: "pending-rewrite"
        }
    }
}
