/// A version of a language, a tool or a system: `5.9`, `13.0`, `6`.
package struct Version: Hashable, Sendable {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Nil unless the text is one to three numbers with dots between them.
    package init?(_ text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), let major = numbers[0] else { return nil }
        guard !numbers.contains(where: { $0.map { $0 < 0 } ?? true }) else { return nil }
        self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0, numbers.count > 2 ? numbers[2] ?? 0 : 0)
    }
}

extension Version: Comparable {
    package static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
