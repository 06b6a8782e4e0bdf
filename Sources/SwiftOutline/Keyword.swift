import SourceText
import SwiftLexing

/// The reserved words that the outline acts on.
enum Keyword {
    case `if`, `do`, `for`, `let`, `var`, `case`, `else`, `enum`, `func`, `init`
    case `catch`, `class`, `defer`, `guard`, `while`
    case `deinit`, `repeat`, `struct`, `switch`, `default`, `protocol`, `extension`, `subscript`, `typealias`
}

extension TokenList {
    /// Which of them the keyword at an index is; nil for any other.
    func keyword(_ index: Int) -> Keyword? {
        let range = code[index].range
        guard range.count > 1 else { return nil }
        switch file.bytes[range.lowerBound] {
        case UInt8(ascii: "i"): return `is`(index, "if") ? .if : `is`(index, "init") ? .`init` : nil
        case UInt8(ascii: "l"): return `is`(index, "let") ? .let : nil
        case UInt8(ascii: "v"): return `is`(index, "var") ? .var : nil
        case UInt8(ascii: "c"): return `is`(index, "case") ? .case : `is`(index, "class") ? .class : `is`(index, "catch") ? .catch : nil
        case UInt8(ascii: "d"): return keywordInD(index)
        case UInt8(ascii: "e"):
            return `is`(index, "else") ? .else : `is`(index, "enum") ? .enum : `is`(index, "extension") ? .extension : nil
        case UInt8(ascii: "f"): return `is`(index, "func") ? .func : `is`(index, "for") ? .for : nil
        case UInt8(ascii: "g"): return `is`(index, "guard") ? .guard : nil
        case UInt8(ascii: "w"): return `is`(index, "while") ? .while : nil
        case UInt8(ascii: "s"):
            return `is`(index, "switch") ? .switch : `is`(index, "struct") ? .struct : `is`(index, "subscript") ? .subscript : nil
        case UInt8(ascii: "r"): return `is`(index, "repeat") ? .repeat : nil
        case UInt8(ascii: "p"): return `is`(index, "protocol") ? .protocol : nil
        case UInt8(ascii: "t"): return `is`(index, "typealias") ? .typealias : nil
        default: return nil
        }
    }

    private func keywordInD(_ index: Int) -> Keyword? {
        if `is`(index, "do") { return .do }
        if `is`(index, "default") { return .default }
        if `is`(index, "defer") { return .defer }
        return `is`(index, "deinit") ? .deinit : nil
    }
}
