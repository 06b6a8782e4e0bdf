/// Writes fields of any bytes, one after the other: `LENGTH:BYTES`.
struct FieldWriter {
    private(set) var bytes: [UInt8]

    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    mutating func put(_ field: [UInt8]) {
        bytes += Array("\(field.count):".utf8) + field
    }

    mutating func put(_ text: String) {
        put(Array(text.utf8))
    }

    mutating func put(_ number: Int) {
        put(String(number))
    }
}

/// Reads them again; nil for what is none.
struct FieldReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func field() -> [UInt8]? {
        let digits = rest.prefix { $0 != UInt8(ascii: ":") }.prefix(20)
        guard let count = Self.number(digits), rest.count > digits.count, count <= rest.count - digits.count - 1 else { return nil }
        let start = digits.endIndex + 1
        defer { rest = rest[(start + count)...] }
        return Array(rest[start..<start + count])
    }

    /// Nil also for bytes that are no UTF-8.
    mutating func text() -> String? {
        guard let bytes = field() else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    mutating func number() -> Int? {
        field().flatMap { Self.number($0[...]) }
    }

    /// Not negative.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
