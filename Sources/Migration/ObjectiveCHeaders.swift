import SourceText

extension SourceFile {
    /// The names of the classes that an Objective-C header declares: `@interface Name :`, categories and class extensions left out.
    var interfaceNames: [String] {
        let text = bytes
        let marker = Array("@interface".utf8)
        var names: [String] = []
        var index = 0
        while let start = text[index...].firstIndex(of: UInt8(ascii: "@")) {
            index = start + 1
            guard text[start...].starts(with: marker) else { continue }
            let rest = text[(start + marker.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let name = rest.prefix { Self.isNameByte($0) }
            let next = text[name.endIndex...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if next == UInt8(ascii: ":") || next == UInt8(ascii: "<") { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
