import SwiftLexing

/// Tokens as a line of text: a word for each kind, a colon and the token's text, or the text alone where it says the kind.
/// Spaces and line ends show as `␣`, `␤` and `␍`, other bytes that cannot be seen as `‹FF›`.
package func notation(of tokens: [Token], in bytes: [UInt8]) -> String {
    tokens.map { notation(of: $0.kind, visible(bytes[$0.range])) }.joined(separator: " ")
}

private func notation(of kind: TokenKind, _ text: String) -> String {
    switch kind {
    case .blank: text == "␣" ? "blank" : "blank:" + text
    case .newline: text == "␤" ? "newline" : "newline:" + text
    case .equal, .arrow, .exclamation, .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket,
        .comma, .colon, .colonColon, .semicolon, .period, .at, .pound, .backslash, .backtick:
        text
    case .invalid(let problem): "invalid(\(problem.rawValue)):" + text
    default: word(for: kind) + ":" + text
    }
}

private func word(for kind: TokenKind) -> String {
    switch kind {
    case .lineComment, .blockComment: "comment"
    case .identifier: "name"
    case .dollarIdentifier: "dollar"
    case .prefixOperator: "prefix"
    case .infixOperator: "infix"
    case .postfixOperator: "postfix"
    case .prefixAmpersand: "inout"
    case .postfixQuestion: "optional"
    case .infixQuestion: "ternary"
    case .stringOpen: "open"
    case .stringText: "text"
    case .stringClose: "close"
    case .interpolationOpen: "interpolation"
    case .interpolationClose: "end"
    default: "\(kind)"
    }
}

private func visible(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return bytes.map(visible).joined() }
    return text.unicodeScalars.map { scalar in
        guard scalar.isASCII, let byte = UInt8(exactly: scalar.value) else { return visible(scalar) }
        return visible(byte)
    }.joined()
}

private func visible(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: " "): "␣"
    case UInt8(ascii: "\n"): "␤"
    case UInt8(ascii: "\r"): "␍"
    case 0x21..<0x7F: String(Unicode.Scalar(byte))
    default: hexadecimal(UInt32(byte))
    }
}

private func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .nonspacingMark: hexadecimal(scalar.value)
    default: String(scalar)
    }
}

private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "‹\(digits.count < 2 ? "0" : "")\(digits)›"
}
