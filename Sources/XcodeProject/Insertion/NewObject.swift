/// An object that the project is to get.
struct NewObject {
    enum Value {
        case string(String)
        case mention(ObjectMention)
    }

    struct Field {
        let key: String
        let value: Value
    }

    let mention: ObjectMention
    let isa: String
    /// Without the `isa`, in the order of their bytes.
    let fields: [Field]
}

extension NewObject.Value {
    func text(commented: Bool) -> String {
        switch self {
        case .string(let string): quoted(string)
        case .mention(let mention): mention.text(commented: commented)
        }
    }
}

/// Bare only where all writers of project files agree that no quotes are needed.
private func quoted(_ string: String) -> String {
    guard string.isEmpty || string.contains("//") || string.contains("___") || !string.utf8.allSatisfy(isPlain) else { return string }
    return "\"" + string.unicodeScalars.map(escaped).joined() + "\""
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: String(scalar)
    }
}

private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: "_./".utf8.contains(byte)
    }
}
