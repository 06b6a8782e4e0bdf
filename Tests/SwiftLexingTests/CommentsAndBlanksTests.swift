import TestSupport
import Testing

private let comments = [
    TokenCase("to the end of the line", "// a\nb", "comment://␣a newline name:b"),
    TokenCase("to a lone CR", "// a\rb", "comment://␣a newline:␍ name:b"),
    TokenCase("to CR LF", "// a\r\nb", "comment://␣a newline:␍␤ name:b"),
    TokenCase("to the end of the file", "a // b", "name:a blank comment://␣b"),
    TokenCase("quotes mean nothing in them", #"// it's "x\#n/* it's " */a"#, #"comment://␣it's␣"x newline comment:/*␣it's␣"␣*/ name:a"#),
    TokenCase("nested", "/* a /* b */ c */ d", "comment:/*␣a␣/*␣b␣*/␣c␣*/ blank name:d"),
    TokenCase("star and slash do not overlap", "/*/ */ x", "comment:/*/␣*/ blank name:x"),
    TokenCase("and three stars", "/***/x", "comment:/***/ name:x"),
    TokenCase("an end alone is stray", "a */ b", "name:a blank invalid(strayCommentEnd):*/ blank name:b"),
    TokenCase("an end in an operator is stray", "a +*/ b", "name:a blank invalid(strayCommentEnd):+*/ blank name:b"),
    TokenCase("unterminated runs to the end of the file", "/* a\nb {", "invalid(unterminatedComment):/*␣a␤b␣{"),
    TokenCase("unterminated inside", "/* /* */ a", "invalid(unterminatedComment):/*␣/*␣*/␣a"),
    TokenCase("two in a row", "/**//**/", "comment:/**/ comment:/**/"),
    TokenCase("lines in one", "/*\n*/a", "comment:/*␤*/ name:a"),
    TokenCase("an operator ends before one", "a+/*x*/b", "name:a postfix:+ comment:/*x*/ name:b"),
    TokenCase("an operator ends before a line comment", "a+//c\nb", "name:a postfix:+ comment://c newline name:b"),
    TokenCase("a star before one", "a*/*x*/b", "name:a postfix:* comment:/*x*/ name:b"),
    TokenCase("a comment before an operator counts as a blank", "a/*x*/+b", "name:a comment:/*x*/ prefix:+ name:b"),
]

@Test("Comments", arguments: comments)
func lexesComments(row: TokenCase) {
    expectTokens(row)
}

private let blanks = [
    TokenCase("spaces and tabs", "a  \tb", "name:a blank:␣␣‹09› name:b"),
    TokenCase("one token a line end", "a\n\n\r\n\r\rb", "name:a newline newline newline:␍␤ newline:␍ newline:␍ name:b"),
    TokenCase("vertical tab and form feed are blanks", "a\u{B}\u{C}b", "name:a blank:‹0B›‹0C› name:b"),
    TokenCase("NUL is stray", "a\0 b", "name:a invalid(strayCharacter):‹00› blank name:b"),
    TokenCase("a no-break space is stray", "let\u{A0}a", "keyword:let invalid(strayCharacter):‹A0› name:a"),
    TokenCase("a next-line character is stray", "a\u{85}b", "name:a invalid(strayCharacter):‹85› name:b"),
    TokenCase("a line separator is stray", "a\u{2028}b", "name:a invalid(strayCharacter):‹2028› name:b"),
    TokenCase("a control character is stray", "a\u{11}b", "name:a invalid(strayCharacter):‹11› name:b"),
]

@Test("Blanks and line ends", arguments: blanks)
func lexesBlanks(row: TokenCase) {
    expectTokens(row)
}

private let fileStart = [
    TokenCase("an empty file", "", ""),
    TokenCase("a shebang", "#!/usr/bin/swift\nlet a", "shebang:#!/usr/bin/swift newline keyword:let blank name:a"),
    TokenCase("a shebang without a line end", "#!/usr/bin/swift", "shebang:#!/usr/bin/swift"),
    TokenCase(
        "a shebang after a byte order mark",
        "\u{FEFF}#!/usr/bin/swift\nlet",
        "blank:‹FEFF› shebang:#!/usr/bin/swift newline keyword:let"
    ),
    TokenCase("no shebang but at the start", "a\n#!/usr", "name:a newline # ! infix:/ name:usr"),
    TokenCase("a byte order mark is a blank", "\u{FEFF}let", "blank:‹FEFF› keyword:let"),
    TokenCase("between tokens too", "a \u{FEFF} b", "name:a blank:␣‹FEFF›␣ name:b"),
    TokenCase("in a name it is part of it", "a\u{FEFF}b", "name:a‹FEFF›b"),
]

@Test("The start of a file", arguments: fileStart)
func lexesFileStart(row: TokenCase) {
    expectTokens(row)
}

private let notUTF8 = [
    TokenCase("in a string they are text", bytes: [0x22, 0xFF, 0xFE, 0x22], #"open:" text:‹FF›‹FE› close:""#),
    TokenCase("in a comment they are comment", bytes: [0x2F, 0x2F, 0x20, 0xFF, 0x0A], "comment://␣‹FF› newline"),
    TokenCase("in code they are invalid", bytes: [0x62, 0x20, 0xFD, 0x20, 0x63], "name:b blank invalid(notUTF8):‹FD› blank name:c"),
    TokenCase("continuations go with them", bytes: [0x61, 0xFD, 0x80, 0x80, 0x62], "name:a invalid(notUTF8):‹FD›‹80›‹80› name:b"),
    TokenCase("a scalar cut short", bytes: [0xE2, 0x80], "invalid(notUTF8):‹E2›‹80›"),
    TokenCase("an overlong form", bytes: [0xE0, 0x80, 0x80], "invalid(notUTF8):‹E0›‹80›‹80›"),
    TokenCase("a surrogate", bytes: [0xED, 0xA0, 0x80], "invalid(notUTF8):‹ED›‹A0›‹80›"),
    TokenCase("past the last scalar", bytes: [0xF4, 0x90, 0x80, 0x80], "invalid(notUTF8):‹F4›‹90›‹80›‹80›"),
]

@Test("Bytes that are not UTF-8", arguments: notUTF8)
func lexesNotUTF8(row: TokenCase) {
    expectTokens(row)
}

private let conflictMarkers = [
    TokenCase(
        "the whole conflict is one invalid token",
        "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\nd",
        "name:a newline invalid(conflictMarker):<<<<<<<␣HEAD␤b␤=======␤c␤>>>>>>>␣x newline name:d"
    ),
    TokenCase("at the start of the file", "<<<<<<< HEAD\n>>>>>>> x", "invalid(conflictMarker):<<<<<<<␣HEAD␤>>>>>>>␣x"),
    TokenCase(
        "mid-line an operator",
        "a <<<<<<< b\n>>>>>>> c",
        "name:a blank infix:<<<<<<< blank name:b newline infix:>>>>>>> blank name:c"
    ),
    TokenCase("without an end operators", "<<<<<<< a\nb", "infix:<<<<<<< blank name:a newline name:b"),
    TokenCase(
        "an end that is not at a line start",
        "<<<<<<< a\n b >>>>>>> c",
        "infix:<<<<<<< blank name:a newline blank name:b blank infix:>>>>>>> blank name:c"
    ),
    TokenCase("no blank after the marker", "<<<<<<<\n>>>>>>> a", "infix:<<<<<<< newline infix:>>>>>>> blank name:a"),
    TokenCase("after CR LF", "\r\n<<<<<<< a\r\n>>>>>>> b\r\n", "newline:␍␤ invalid(conflictMarker):<<<<<<<␣a␍␤>>>>>>>␣b newline:␍␤"),
    TokenCase(
        "Perforce",
        ">>>> ORIGINAL\na\n==== THEIRS\nb\n<<<<\nc",
        "invalid(conflictMarker):>>>>␣ORIGINAL␤a␤====␣THEIRS␤b␤<<<< newline name:c"
    ),
    TokenCase("in a string they are text", #""""\#n<<<<<<< a\#n>>>>>>> b\#n""""#, #"open:""" text:␤<<<<<<<␣a␤>>>>>>>␣b␤ close:""""#),
]

@Test("Conflict markers", arguments: conflictMarkers)
func lexesConflictMarkers(row: TokenCase) {
    expectTokens(row)
}
