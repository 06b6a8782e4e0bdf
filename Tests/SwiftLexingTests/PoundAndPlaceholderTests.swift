import TestSupport
import Testing

private let pounds = [
    TokenCase(
        "directives",
        "#if DEBUG\n#elseif X && !Y\n#else\n#endif",
        "directive:#if blank name:DEBUG newline directive:#elseif blank name:X blank infix:&& blank prefix:! name:Y newline directive:#else newline directive:#endif"
    ),
    TokenCase("a blank after the hash makes none", "# if DEBUG", "# blank keyword:if blank name:DEBUG"),
    TokenCase("a longer word is none", "#iffy #endifx #elseIf", "# name:iffy blank # name:endifx blank # name:elseIf"),
    TokenCase("digits after it are not its word", "#if1", "directive:#if integer:1"),
    TokenCase(
        "a branch that is off is lexed too",
        #"#if false\#nit is " open\#n#endif"#,
        #"directive:#if blank keyword:false newline name:it blank keyword:is blank open:" invalid(unterminatedString):␣open newline directive:#endif"#
    ),
    TokenCase(
        "a chain of calls through directives",
        "a\n#if X\n.b()\n#endif\n.c()",
        "name:a newline directive:#if blank name:X newline . name:b ( ) newline directive:#endif newline . name:c ( )"
    ),
    TokenCase(
        "macros",
        #"#Preview { A() } #selector(a) #keyPath(b) #file #warning("x")"#,
        #"# name:Preview blank { blank name:A ( ) blank } blank # name:selector ( name:a ) blank # name:keyPath ( name:b ) blank # name:file blank # name:warning ( open:" text:x close:" )"#
    ),
    TokenCase("a colour literal", "#colorLiteral(red: 1)", "# name:colorLiteral ( name:red : blank integer:1 )"),
    TokenCase(
        "availability",
        "#available(iOS 13, *) @available(iOS 13.0.1, *) #unavailable(iOS 9)",
        "# name:available ( name:iOS blank integer:13 , blank infix:* ) blank @ name:available ( name:iOS blank float:13.0 . integer:1 , blank infix:* ) blank # name:unavailable ( name:iOS blank integer:9 )"
    ),
    TokenCase(
        "a source location",
        #"#sourceLocation(file: "a.swift", line: 1)\#n#sourceLocation()"#,
        #"directive:#sourceLocation ( name:file : blank open:" text:a.swift close:" , blank name:line : blank integer:1 ) newline directive:#sourceLocation ( )"#
    ),
    TokenCase("a lone hash, several hashes", "# ## a #", "# blank # # blank name:a blank #"),
    TokenCase("hashes before a string and before a regex", ###"##"a"## ##/a/##"###, ###"open:##" text:a close:"## blank regex:##/a/##"###),
]

@Test("What begins with a hash", arguments: pounds)
func lexesPounds(row: TokenCase) {
    expectTokens(row)
}

private let placeholders = [
    TokenCase(
        "one token",
        "let <#name#> = <#T##value: Int##Int#>",
        "keyword:let blank placeholder:<#name#> blank = blank placeholder:<#T##value:␣Int##Int#>"
    ),
    TokenCase("it may hold anything", #"<#"a" // b { #if c#>"#, #"placeholder:<#"a"␣//␣b␣{␣#if␣c#>"#),
    TokenCase("after an operator", "a <<#b#>", "name:a blank prefix:< placeholder:<#b#>"),
    TokenCase("after an operator it touches", "a+<#b#>", "name:a infix:+ placeholder:<#b#>"),
    TokenCase("a line end means that it is none", "a<#b\nc#>", "name:a infix:< # name:b newline name:c # postfix:>"),
    TokenCase("a new one means that it is none", "<#a <#b#>", "prefix:< # name:a blank placeholder:<#b#>"),
    TokenCase("the end of the file means that it is none", "<#a", "prefix:< # name:a"),
    TokenCase("two in a row", "<#a#><#b#>", "placeholder:<#a#> placeholder:<#b#>"),
    TokenCase("an empty one", "<##>", "placeholder:<##>"),
    TokenCase("an angle that closes opens none", "a >#b#>", "name:a blank prefix:> # name:b # postfix:>"),
]

@Test("Editor placeholders", arguments: placeholders)
func lexesPlaceholders(row: TokenCase) {
    expectTokens(row)
}
