import TestSupport
import Testing

private let singleLineStrings = [
    TokenCase("an empty string", #""""#, #"open:" close:""#),
    TokenCase("two empty strings in a row", #""" """#, #"open:" close:" blank open:" close:""#),
    TokenCase("an escaped quote does not close", #""a\"b""#, #"open:" text:a\"b close:""#),
    TokenCase("an escaped backslash does not escape the quote after it", #""\\"c"#, #"open:" text:\\ close:" name:c"#),
    TokenCase("an escaped letter and a code point", #""\n\u{41}""#, #"open:" text:\n\u{41} close:""#),
    TokenCase(
        "a line end ends it and is no part of it",
        #""abc\#nlet b"#,
        #"open:" invalid(unterminatedString):abc newline keyword:let blank name:b"#
    ),
    TokenCase("so does CR LF", #""abc\#r\#nlet b"#, #"open:" invalid(unterminatedString):abc newline:␍␤ keyword:let blank name:b"#),
    TokenCase("so does a lone CR", #""abc\#rlet b"#, #"open:" invalid(unterminatedString):abc newline:␍ keyword:let blank name:b"#),
    TokenCase(
        "a backslash at the end of the line escapes nothing",
        #""abc\\#nb"#,
        #"open:" invalid(unterminatedString):abc\ newline name:b"#
    ),
    TokenCase("a backslash at the end of the file", #""abc\"#, #"open:" invalid(unterminatedString):abc\"#),
    TokenCase("a lone quote at the end of the file", #"a ""#, #"name:a blank open:""#),
    TokenCase("a lone quote at the end of a line", #""\#na"#, #"open:" newline name:a"#),
    TokenCase("comments inside mean nothing", #""/* x" "// y""#, #"open:" text:/*␣x close:" blank open:" text://␣y close:""#),
    TokenCase("NUL inside is text", #""x\#0y""#, #"open:" text:x‹00›y close:""#),
]

@Test("Strings between single quotes and their escapes", arguments: singleLineStrings)
func lexesSingleLineStrings(row: TokenCase) {
    expectTokens(row)
}

private let multilineStrings = [
    TokenCase("lines and their indentation are text", #""""\#n  x\#n  """"#, #"open:""" text:␤␣␣x␤␣␣ close:""""#),
    TokenCase("CR LF inside is text", #""""\#r\#n  x\#r\#n  """\#r\#n"#, #"open:""" text:␍␤␣␣x␍␤␣␣ close:""" newline:␍␤"#),
    TokenCase("text right after the quotes is text still", #""""abc""""#, #"open:""" text:abc close:""""#),
    TokenCase(
        "the first three quotes close, a fourth opens",
        #""""\#n x"""" \#n"#,
        #"open:""" text:␤␣x close:""" open:" invalid(unterminatedString):␣ newline"#
    ),
    TokenCase("an escaped quote does not close", #""""\#n\""" \#n""""#, #"open:""" text:␤\"""␣␤ close:""""#),
    TokenCase("escapes of all three", #""""\#n\"\"\" \#n""""#, #"open:""" text:␤\"\"\"␣␤ close:""""#),
    TokenCase("an escaped line end", #""""\#na\\#nb\#n""""#, #"open:""" text:␤a\␤b␤ close:""""#),
    TokenCase("two quotes are text", #""""\#n""\#n""""#, #"open:""" text:␤""␤ close:""""#),
    TokenCase("six quotes are an empty one", #""""""""#, #"open:""" close:""""#),
    TokenCase(
        "without an end it runs to the end of the file",
        #""""\#n abc {\#nlet b"#,
        #"open:""" invalid(unterminatedString):␤␣abc␣{␤let␣b"#
    ),
    TokenCase("at the end of the file", #"""""#, #"open:""""#),
]

@Test("Strings between triple quotes", arguments: multilineStrings)
func lexesMultilineStrings(row: TokenCase) {
    expectTokens(row)
}

private let rawStrings = [
    TokenCase("a backslash is text", ##"#"a\n"#"##, ##"open:#" text:a\n close:"#"##),
    TokenCase("a quote without hashes is text", ##"#"a"b"#"##, ##"open:#" text:a"b close:"#"##),
    TokenCase("fewer hashes are text", ###"##"x"# \#(y)"##"###, ###"open:##" text:x"#␣\#(y) close:"##"###),
    TokenCase(
        "more hashes than it opened with close and are an error",
        ###"#"x"## a"###,
        ##"open:#" text:x close:"# invalid(surplusHashes):# blank name:a"##
    ),
    TokenCase("a hash after a plain string is no surplus", ##""x"#"##, #"open:" text:x close:" #"#),
    TokenCase("as many hashes escape", ##"#"\#"#"#"##, ##"open:#" text:\#"# close:"#"##),
    TokenCase("lines", ##"#"""\##n a"""b\##n """#"##, ##"open:#""" text:␤␣a"""b␤␣ close:"""#"##),
    TokenCase("an escape in lines", ##"#"""\##n\#"""#\##n"""#"##, ##"open:#""" text:␤\#"""#␤ close:"""#"##),
    TokenCase("three quotes that close on their line are one quote and text", ##"#"""#"##, ##"open:#" text:" close:"#"##),
    TokenCase("four quotes", ##"#""""#"##, ##"open:#" text:"" close:"#"##),
    TokenCase("text between", ###"##"""foo"##"###, ###"open:##" text:""foo close:"##"###),
    TokenCase("three quotes and no end on the line open lines", ##"#"""foo\##n"""#"##, ##"open:#""" text:foo␤ close:"""#"##),
    TokenCase(
        "an end on the line with fewer hashes does not count",
        ###"##"""foo"#\###n"""##"###,
        ###"open:##""" text:foo"#␤ close:"""##"###
    ),
    TokenCase("unterminated", #"#"abc"\#nx"#, #"open:#" invalid(unterminatedString):abc" newline name:x"#),
]

@Test("Raw strings", arguments: rawStrings)
func lexesRawStrings(row: TokenCase) {
    expectTokens(row)
}

private let interpolations = [
    TokenCase("code inside", #""a\(b)c""#, #"open:" text:a interpolation:\( name:b end:) text:c close:""#),
    TokenCase("nothing around it", #""\(b)""#, #"open:" interpolation:\( name:b end:) close:""#),
    TokenCase("two in a row", #""\(a)\(b)""#, #"open:" interpolation:\( name:a end:) interpolation:\( name:b end:) close:""#),
    TokenCase(
        "parentheses are counted",
        #""\(f((1), 2))b""#,
        #"open:" interpolation:\( name:f ( ( integer:1 ) , blank integer:2 ) end:) text:b close:""#
    ),
    TokenCase(
        "strings in it",
        #""a\(f("x\("y")"))b""#,
        #"open:" text:a interpolation:\( name:f ( open:" text:x interpolation:\( open:" text:y close:" end:) close:" ) end:) text:b close:""#
    ),
    TokenCase(
        "a parenthesis in a string in it does not count",
        #""\(a.map { "(" + $0 })""#,
        #"open:" interpolation:\( name:a . name:map blank { blank open:" text:( close:" blank infix:+ blank dollar:$0 blank } end:) close:""#
    ),
    TokenCase("a raw string in it", ##""\(f(#"z)"#))""##, ##"open:" interpolation:\( name:f ( open:#" text:z) close:"# ) end:) close:""##),
    TokenCase(
        "in a raw string it takes the hashes",
        ##"#"a\#(b) \(c)"#"##,
        ##"open:#" text:a interpolation:\#( name:b end:) text:␣\(c) close:"#"##
    ),
    TokenCase("a comment in it", #""\(b /* ) */)""#, #"open:" interpolation:\( name:b blank comment:/*␣)␣*/ end:) close:""#),
    TokenCase("a line comment swallows the end", #""\(b // c)"\#n"#, #"open:" interpolation:\( name:b blank comment://␣c)" newline"#),
    TokenCase(
        "a line end at its level ends it and the string",
        #""a\(f(\#n1))b""#,
        #"open:" text:a interpolation:\( name:f ( newline integer:1 ) ) name:b open:""#
    ),
    TokenCase(
        "a line end ends all one-line strings around",
        #""a\("b\(\#nc"#,
        #"open:" text:a interpolation:\( open:" text:b interpolation:\( newline name:c"#
    ),
    TokenCase(
        "lines in a string inside it are fine",
        #""\("""\#n x\#n """)""#,
        #"open:" interpolation:\( open:""" text:␤␣x␤␣ close:""" end:) close:""#
    ),
    TokenCase(
        "lines in one of a string with lines are fine",
        #""""\#n\(b\#n)\#n""""#,
        #"open:""" text:␤ interpolation:\( name:b newline end:) text:␤ close:""""#
    ),
    TokenCase(
        "a line comment in one of a string with lines",
        #""""\#n\(b // c)\#n)\#n""""#,
        #"open:""" text:␤ interpolation:\( name:b blank comment://␣c) newline end:) text:␤ close:""""#
    ),
    TokenCase(
        "unterminated at the end of the line",
        #""a\(b\#nlet c"#,
        #"open:" text:a interpolation:\( name:b newline keyword:let blank name:c"#
    ),
    TokenCase("unterminated at the end of the file", #""a\(b"#, #"open:" text:a interpolation:\( name:b"#),
    TokenCase(
        "a string unterminated after it",
        #""\(b)c\#n"#,
        #"open:" interpolation:\( name:b end:) invalid(unterminatedString):c newline"#
    ),
    TokenCase("a string that ends with the file after it", #""\(b)"#, #"open:" interpolation:\( name:b end:)"#),
    TokenCase("braces and brackets do not count", #""\([{)]}""#, #"open:" interpolation:\( [ { end:) text:]} close:""#),
    TokenCase(
        "a key path in it",
        #""\(a[keyPath: \.b])""#,
        #"open:" interpolation:\( name:a [ name:keyPath : blank \ . name:b ] end:) close:""#
    ),
]

@Test("Interpolations", arguments: interpolations)
func lexesInterpolations(row: TokenCase) {
    expectTokens(row)
}

private let otherQuotes = [
    TokenCase("single quotes", "a = 'b';", "name:a blank = blank invalid(singleQuotes):'b' ;"),
    TokenCase("an escape in single quotes", #"'\'' a"#, #"invalid(singleQuotes):'\'' blank name:a"#),
    TokenCase("an apostrophe opens one to the end of the line", "it's\nx", "name:it invalid(singleQuotes):'s newline name:x"),
    TokenCase("single quotes end with the line even after a backslash", #"'a\\#nb"#, #"invalid(singleQuotes):'a\ newline name:b"#),
    TokenCase("curly quotes are one wrong name", "a = “x y” b", "name:a blank = blank invalid(malformedName):“x␣y” blank name:b"),
    TokenCase("a lone opening curly quote", "“x\ny", "invalid(strayCharacter):“ name:x newline name:y"),
    TokenCase("a lone closing curly quote", "x”", "name:x invalid(strayCharacter):”"),
]

@Test("Quotes that are no Swift", arguments: otherQuotes)
func lexesOtherQuotes(row: TokenCase) {
    expectTokens(row)
}
