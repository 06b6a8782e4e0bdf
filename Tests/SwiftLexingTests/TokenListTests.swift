import SourceText
import SwiftLexing
import TestSupport
import Testing

private let tokens = TokenList(SourceFile(path: "a.swift", bytes: Array("let a /* x\n */ = b // c\n.d(é)".utf8)))

@Test func codeIsWhatIsNoTrivia() {
    #expect(tokens.code.indices.map(tokens.text) == ["let", "a", "=", "b", ".", "d", "(", "é", ")"])
    #expect(tokens.count == 9)
}

@Test func aTokenIsAskedForItsText() {
    #expect(tokens.is(0, "let"))
    #expect(!tokens.is(0, "le"))
    #expect(!tokens.is(0, "lets"))
    #expect(!tokens.is(9, "x"))
    #expect(!tokens.is(-1, "x"))
}

@Test func outsideTheFileThereIsNoKindTextOrPartner() {
    #expect(tokens.kind(9) == nil)
    #expect(tokens.text(9).isEmpty)
    #expect(tokens.match(9) == nil)
    #expect(tokens.match(-1) == nil)
}

@Test func aTokenStartsALineAfterALineEndInACommentToo() {
    #expect(tokens.code.indices.filter(tokens.startsLine) == [0, 2, 4])
}
