import TestSupport
import Testing

private let bareSlashes = [
    TokenCase("after an equal sign", "= /a/", "= blank regex:/a/"),
    TokenCase("an escaped slash does not end it", #"= /a[\/]b/"#, #"= blank regex:/a[\/]b/"#),
    TokenCase("the first slash ends it, in a class or not", "= /a[/]b/", "= blank regex:/a[/ ] name:b postfix:/"),
    TokenCase("after a comma and a parenthesis", "(/a/, /b/)", "( regex:/a/ , blank regex:/b/ )"),
    TokenCase("after return, with a quote in it", #"return /a"b/"#, #"keyword:return blank regex:/a"b/"#),
    TokenCase("at the start of the file", "/a/", "regex:/a/"),
    TokenCase("on a line of its own after a brace", "}\n/x/.foo()", "} newline regex:/x/ . name:foo ( )"),
    TokenCase("left-bound never", "a/b/c", "name:a infix:/ name:b infix:/ name:c"),
    TokenCase("left-bound by a parenthesis that closes", "f()/2/x", "name:f ( ) infix:/ integer:2 infix:/ name:x"),
    TokenCase("blank before and none after, whatever stands before", "x /y/", "name:x blank regex:/y/"),
    TokenCase("blank on both sides after an operand", "a / b / c", "name:a blank infix:/ blank name:b blank infix:/ blank name:c"),
    TokenCase("blank on both sides where an operand must follow", "= / a/", "= blank regex:/␣a/"),
    TokenCase("blank on both sides after a parenthesis is an operator", "( / a/)", "( blank infix:/ blank name:a postfix:/ )"),
    TokenCase(
        "and after a bracket, comma or colon",
        "[ / a/, / b/: / c/]",
        "[ blank infix:/ blank name:a postfix:/ , blank infix:/ blank name:b postfix:/ : blank infix:/ blank name:c postfix:/ ]"
    ),
    TokenCase(
        "an operator as an argument",
        "f(/, 1) + g(/)",
        "name:f ( infix:/ , blank integer:1 ) blank infix:+ blank name:g ( infix:/ )"
    ),
    TokenCase("a case path", "f(/Foo.bar)", "name:f ( prefix:/ name:Foo . name:bar )"),
    TokenCase("a parenthesis that closes more than it opened", "f(/a)/)", "name:f ( prefix:/ name:a ) postfix:/ )"),
    TokenCase("balanced groups", "= /(a)(b)/", "= blank regex:/(a)(b)/"),
    TokenCase("parentheses in a class do not count", "= /[)]/", "= blank regex:/[)]/"),
    TokenCase("escaped parentheses do not count", #"= /\)/"#, #"= blank regex:/\)/"#),
    TokenCase("a blank at its end", "x /y / z", "name:x blank prefix:/ name:y blank infix:/ blank name:z"),
    TokenCase("an escaped blank at its end", #"x /y\ / z"#, #"name:x blank regex:/y\␣/ blank name:z"#),
    TokenCase("a tab at its start", "x /\ty/", "name:x blank infix:/ blank:‹09› name:y postfix:/"),
    TokenCase("no end on the line", "x /y\n/", "name:x blank prefix:/ name:y newline infix:/"),
    TokenCase("no end in the file", "x /y", "name:x blank prefix:/ name:y"),
    TokenCase("no end where it must be one", "= / a\nb", "= blank invalid(unterminatedRegex):/␣a newline name:b"),
    TokenCase("a closing slash before a slash is a comment", "x /y// z", "name:x blank prefix:/ name:y comment://␣z"),
    TokenCase("a closing slash before a star is a comment", "x /y/* z */", "name:x blank prefix:/ name:y comment:/*␣z␣*/"),
    TokenCase("after try?", "try? /^x/.f", "keyword:try optional:? blank regex:/^x/ . name:f"),
    TokenCase("after try!, with blanks inside", "try! / x/", "keyword:try ! blank regex:/␣x/"),
    TokenCase("after an optional that is no try", "a? / x /", "name:a optional:? blank infix:/ blank name:x blank infix:/"),
    TokenCase("a stray character is passed over", "=\0/ x/", "= invalid(strayCharacter):‹00› regex:/␣x/"),
    TokenCase("after func an operator", "func / (a: A)", "keyword:func blank infix:/ blank ( name:a : blank name:A )"),
    TokenCase("after operator an operator", "operator /^/", "keyword:operator blank infix:/^/"),
    TokenCase(
        "after a value keyword an operator",
        "self / 2 / 3",
        "keyword:self blank infix:/ blank integer:2 blank infix:/ blank integer:3"
    ),
    TokenCase("after other keywords", "in / x/", "keyword:in blank regex:/␣x/"),
    TokenCase(
        "a member named like a keyword is an operand",
        "a.default / b / c",
        "name:a . name:default blank infix:/ blank name:b blank infix:/ blank name:c"
    ),
    TokenCase("after a directive", "#if A\n/ x/", "directive:#if blank name:A newline infix:/ blank name:x postfix:/"),
    TokenCase("after #sourceLocation()", "#sourceLocation / x/", "directive:#sourceLocation blank infix:/ blank name:x postfix:/"),
    TokenCase("in an interpolation", #""\(/a/)""#, #"open:" interpolation:\( regex:/a/ end:) close:""#),
    TokenCase("a prefix operator before it", "!/a/", "prefix:! regex:/a/"),
    TokenCase("two characters of prefix before it", "= !^/a/", "= blank prefix:!^ regex:/a/"),
    TokenCase("its operator characters", "= /a+*?/", "= blank regex:/a+*?/"),
    TokenCase(
        "a quote in it opens no string",
        #"= /"/\#ns = "x""#,
        #"= blank regex:/"/ newline name:s blank = blank open:" text:x close:""#
    ),
    TokenCase("two quotes in two of them", #"[/"/, /"/]"#, #"[ regex:/"/ , blank regex:/"/ ]"#),
    TokenCase("a slash in a comment opens none", "a // b/ c/\n", "name:a blank comment://␣b/␣c/ newline"),
    TokenCase("a slash after a comment", "/* a *//b/", "comment:/*␣a␣*/ regex:/b/"),
    TokenCase("a comment between operator and operand", "= /* a */ /b/", "= blank comment:/*␣a␣*/ blank regex:/b/"),
    TokenCase("a backslash at the end of the line", #"= /a\\#nb"#, #"= blank prefix:/ name:a \ newline name:b"#),
]

@Test("Slashes that open a regex literal or do not", arguments: bareSlashes)
func lexesBareSlashes(row: TokenCase) {
    expectTokens(row)
}

private let hashedSlashes = [
    TokenCase("slashes and quotes inside", #"#/a/b"/#"#, #"regex:#/a/b"/#"#),
    TokenCase("more hashes", "##/a/#b/##", "regex:##/a/#b/##"),
    TokenCase("lines, with a quote in a comment", #"#/\#n a " b # c "\#n/#\#nx"#, #"regex:#/␤␣a␣"␣b␣#␣c␣"␤/# newline name:x"#),
    TokenCase("blanks after the opener", "#/ \t\na\n/#", "regex:#/␣‹09›␤a␤/#"),
    TokenCase("CR LF after the opener", "#/\r\na\r\n/#", "regex:#/␍␤a␍␤/#"),
    TokenCase("not opened at the line end it ends there", "#/a\nb/#", "invalid(unterminatedRegex):#/a newline name:b infix:/ #"),
    TokenCase("without an end it takes its first line", "#/\na\nb", "invalid(unterminatedRegex):#/ newline name:a newline name:b"),
    TokenCase("too few hashes at the end", "##/a/#", "invalid(unterminatedRegex):##/a/#"),
    TokenCase("too many hashes at the end", "#/a/## b", "regex:#/a/# invalid(surplusHashes):# blank name:b"),
    TokenCase("an escaped slash", #"#/a\/#/#"#, #"regex:#/a\/#/#"#),
    TokenCase("left-bound", "a#/b/#", "name:a regex:#/b/#"),
    TokenCase("a second one without an end", "#/\na\n/#\n#/\nb", "regex:#/␤a␤/# newline invalid(unterminatedRegex):#/ newline name:b"),
]

@Test("Regex literals with hashes", arguments: hashedSlashes)
func lexesHashedSlashes(row: TokenCase) {
    expectTokens(row)
}
