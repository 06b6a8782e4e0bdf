/// The warnings of a compiler run, without their places: a group where the compiler names one, else the message.
struct Warnings {
    let counts: [String: Int]

    init(in errors: String) {
        let messages = errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
            line.split(separator: ": warning: ").dropFirst().first.map(String.init)
        }
        counts = Dictionary(messages.map { (Self.group(of: $0) ?? $0, 1) }, uniquingKeysWith: +)
    }

    /// Those that an earlier run did not have, or had less often.
    func new(since earlier: Warnings) -> [String] {
        counts.filter { $0.value > earlier.counts[$0.key, default: 0] }.keys.sorted()
    }

    private static func group(of message: String) -> String? {
        guard message.hasSuffix("]"), let start = message.lastIndex(of: "[") else { return nil }
        return String(message[start...])
    }
}
