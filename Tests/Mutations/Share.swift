/// Every so manieth token, from one on.
struct Share: Sendable {
    private let part: Int
    private let parts: Int

    /// All, or what is written as `PART/PARTS`, `1/4` to `4/4`; nil for anything else.
    init?(_ argument: String?) {
        let numbers = (argument ?? "1/1").split(separator: "/").map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
        part = numbers[0] - 1
        parts = numbers[1]
    }

    func has(_ place: Int) -> Bool { place % parts == part }
}
