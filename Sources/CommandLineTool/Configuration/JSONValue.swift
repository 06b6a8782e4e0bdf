/// A value of a JSON file, and where it stands.
struct JSONValue: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case null
        case flag(Bool)
        /// As it is written.
        case number(String)
        case text(String)
        case list([JSONValue])
        /// In the file's order; no two have one name.
        case object([JSONMember])
    }
    /// Of its first byte; 1-based.
    let line: Int
    let content: Content

    /// What it is, in words.
    var kind: String {
        switch content {
        case .null: "null"
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

/// A name of a JSON object and its value.
struct JSONMember: Equatable, Sendable {
    let name: String
    /// Of the name; 1-based.
    let line: Int
    let value: JSONValue
}

/// Why a file is no JSON.
struct JSONFault: Error, Equatable, Sendable {
    /// 1-based.
    let line: Int
    let message: String
}
