import TestSupport
import Testing

private let names = [
    TokenCase("a name", "a_B9", "name:a_B9"),
    TokenCase(
        "keywords",
        "let Self = self as Any",
        "keyword:let blank keyword:Self blank = blank keyword:self blank keyword:as blank keyword:Any"
    ),
    TokenCase("a lone underscore is a keyword, a longer one a name", "_ _a __", "keyword:_ blank name:_a blank name:__"),
    TokenCase(
        "contextual words are names",
        "actor any await async package final some",
        "name:actor blank name:any blank name:await blank name:async blank name:package blank name:final blank name:some"
    ),
    TokenCase(
        "words that merely begin like keywords",
        "lets selfie inits Init",
        "name:lets blank name:selfie blank name:inits blank name:Init"
    ),
    TokenCase(
        "a keyword after a period is a name",
        "a.default a.class a.Self",
        "name:a . name:default blank name:a . name:class blank name:a . name:Self"
    ),
    TokenCase(
        "but init and self stay",
        "a.init(b) .self .initial",
        "name:a . keyword:init ( name:b ) blank . keyword:self blank . name:initial"
    ),
    TokenCase("a comment between period and keyword", "a. /* b */ default", "name:a . blank comment:/*␣b␣*/ blank name:default"),
    TokenCase("backticks make a name", "`class` `init`", "name:`class` blank name:`init`"),
    TokenCase("a raw name", #"`a b c`() `a "b" // c` `1st`"#, #"name:`a␣b␣c` ( ) blank name:`a␣"b"␣//␣c` blank name:`1st`"#),
    TokenCase("after a period", "self.`class`", "keyword:self . name:`class`"),
    TokenCase("a line end means that the backtick is alone", "`a\nb` c", "` name:a newline name:b ` blank name:c"),
    TokenCase("a backtick at the end of the file", "`a", "` name:a"),
    TokenCase("an empty one is malformed", "``", "invalid(malformedName):``"),
    TokenCase("a blank one is malformed", "`  `", "invalid(malformedName):`␣␣`"),
    TokenCase("an operator is malformed", "`+`", "invalid(malformedName):`+`"),
    TokenCase("a backslash is malformed", #"`a\b`"#, #"invalid(malformedName):`a\b`"#),
    TokenCase("a tab is malformed", "`a\tb`", "invalid(malformedName):`a‹09›b`"),
    TokenCase("a dollar in backticks", "`$`", "name:`$`"),
    TokenCase(
        "closure arguments, projected values, a lone dollar",
        "$0 $12 $x $ $0a $_",
        "dollar:$0 blank dollar:$12 blank name:$x blank dollar:$ blank name:$0a blank name:$_"
    ),
    TokenCase("letters beyond ASCII", "café naïve 変数", "name:café blank name:naïve blank name:変数"),
    TokenCase("a combining mark goes on", "e\u{301}x", "name:e‹301›x"),
    TokenCase("a combining mark first is malformed", "\u{301}x", "invalid(malformedName):‹301›x"),
    TokenCase("an emoji sequence is one name", "👩\u{200D}👩\u{200D}👧 👍🏽", "name:👩‹200D›👩‹200D›👧 blank name:👍🏽"),
    TokenCase("a name touches an operator beyond ASCII", "a∆b", "name:a infix:∆ name:b"),
]

@Test("Names and keywords", arguments: names)
func lexesNames(row: TokenCase) {
    expectTokens(row)
}

private let numbers = [
    TokenCase(
        "integers",
        "0 1_000 0xFF 0b1_0 0o17 007",
        "integer:0 blank integer:1_000 blank integer:0xFF blank integer:0b1_0 blank integer:0o17 blank integer:007"
    ),
    TokenCase(
        "floats",
        "1.5 1e5 1E-5 1.5e+3 1_0.0_1",
        "float:1.5 blank float:1e5 blank float:1E-5 blank float:1.5e+3 blank float:1_0.0_1"
    ),
    TokenCase("hexadecimal floats", "0x1.8p3 0x1p-2 0xA.Fp0", "float:0x1.8p3 blank float:0x1p-2 blank float:0xA.Fp0"),
    TokenCase(
        "a member of a number",
        "1.description 0xff.description 1.e5 0x1.fade",
        "integer:1 . name:description blank integer:0xff . name:description blank integer:1 . name:e5 blank integer:0x1 . name:fade"
    ),
    TokenCase(
        "a range",
        "0.1...0.2 1..<2 1...",
        "float:0.1 infix:... float:0.2 blank integer:1 infix:..< integer:2 blank integer:1 postfix:..."
    ),
    TokenCase("a period at the end of the file", "1.", "integer:1 ."),
    TokenCase("members of tuples", "x.0.1 x.13.1e2", "name:x . integer:0 . integer:1 blank name:x . integer:13 . float:1e2"),
    TokenCase(
        "the sign is an operator",
        "-1 a-1 a - 1",
        "prefix:- integer:1 blank name:a infix:- integer:1 blank name:a blank infix:- blank integer:1"
    ),
    TokenCase(
        "letters of no base",
        "1a 0b2 0o8 0b12 0xG 0x 0b",
        "invalid(malformedNumber):1a blank invalid(malformedNumber):0b2 blank invalid(malformedNumber):0o8 blank invalid(malformedNumber):0b12 blank invalid(malformedNumber):0xG blank invalid(malformedNumber):0x blank invalid(malformedNumber):0b"
    ),
    TokenCase(
        "an exponent without digits",
        "1e 1e+ 1else 0x1p 1e_1",
        "invalid(malformedNumber):1e blank invalid(malformedNumber):1e+ blank invalid(malformedNumber):1else blank invalid(malformedNumber):0x1p blank invalid(malformedNumber):1e_1"
    ),
    TokenCase("a hexadecimal fraction without exponent", "0x1.8", "invalid(malformedNumber):0x1.8"),
    TokenCase("letters after an exponent", "1e5a", "invalid(malformedNumber):1e5a"),
    TokenCase("capital prefixes are none", "0XF", "invalid(malformedNumber):0XF"),
    TokenCase("an underscore first makes a name", "_1", "name:_1"),
    TokenCase("a version is a float and a member", "13.0.1", "float:13.0 . integer:1"),
]

@Test("Numbers", arguments: numbers)
func lexesNumbers(row: TokenCase) {
    expectTokens(row)
}

private let operators = [
    TokenCase("infix with blanks on both sides or neither", "a + b+c", "name:a blank infix:+ blank name:b infix:+ name:c"),
    TokenCase(
        "prefix",
        "-a (-b) [-c] {-d}",
        "prefix:- name:a blank ( prefix:- name:b ) blank [ prefix:- name:c ] blank { prefix:- name:d }"
    ),
    TokenCase(
        "postfix",
        "a++ (b++) c++, d++; e++.f",
        "name:a postfix:++ blank ( name:b postfix:++ ) blank name:c postfix:++ , blank name:d postfix:++ ; blank name:e postfix:++ . name:f"
    ),
    TokenCase("a period after an operator at its start is prefix", "+.a", "prefix:+ . name:a"),
    TokenCase("at the start and the end of the file", "+", "infix:+"),
    TokenCase("the longest run", "a &&= b ||= c", "name:a blank infix:&&= blank name:b blank infix:||= blank name:c"),
    TokenCase(
        "a period only if it is first",
        "a.+b a+.b a...b a..<b a.?.b",
        "name:a infix:.+ name:b blank name:a postfix:+ . name:b blank name:a infix:... name:b blank name:a infix:..< name:b blank name:a infix:.?. name:b"
    ),
    TokenCase("two periods in a row", "a..b", "name:a infix:.. name:b"),
    TokenCase(
        "beyond ASCII",
        "a ∆ b √ c • d ⊕e",
        "name:a blank infix:∆ blank name:b blank infix:√ blank name:c blank infix:• blank name:d blank prefix:⊕ name:e"
    ),
    TokenCase("with a combining mark", "a +\u{301} b", "name:a blank infix:+‹301› blank name:b"),
    TokenCase("a combining mark begins none", "a \u{301} b", "name:a blank invalid(malformedName):‹301› blank name:b"),
    TokenCase(
        "equal, arrow, longer ones",
        "a = b == c -> d => e ->> f",
        "name:a blank = blank name:b blank infix:== blank name:c blank -> blank name:d blank infix:=> blank name:e blank infix:->> blank name:f"
    ),
    TokenCase("an equal sign touching", "a=b a= b", "name:a = name:b blank name:a = blank name:b"),
    TokenCase(
        "inout and the operator",
        "f(&x) a & b a&b a &+ b [&y] &",
        "name:f ( inout:& name:x ) blank name:a blank infix:& blank name:b blank name:a infix:& name:b blank name:a blank infix:&+ blank name:b blank [ inout:& name:y ] blank infix:&"
    ),
    TokenCase(
        "optional marks are one token each",
        "x?.y x!.y x??.y x!!",
        "name:x optional:? . name:y blank name:x ! . name:y blank name:x optional:? optional:? . name:y blank name:x ! !"
    ),
    TokenCase("coalescing with blanks", "a ?? b", "name:a blank infix:?? blank name:b"),
    TokenCase("coalescing without blanks is two marks", "a??b", "name:a optional:? optional:? name:b"),
    TokenCase("ternary", "a ? b : c", "name:a blank ternary:? blank name:b blank : blank name:c"),
    TokenCase("ternary that touches", "a?b:c", "name:a optional:? name:b : name:c"),
    TokenCase(
        "try, as and an initializer that may fail",
        "try! f() as? B as!C init?()",
        "keyword:try ! blank name:f ( ) blank keyword:as optional:? blank name:B blank keyword:as ! name:C blank keyword:init optional:? ( )"
    ),
    TokenCase("not", "!a (!b) != c", "prefix:! name:a blank ( prefix:! name:b ) blank infix:!= blank name:c"),
    TokenCase(
        "angles stay together",
        "A<B<C>>? A<B>= A<B>->C a >> b a<b",
        "name:A infix:< name:B infix:< name:C postfix:>>? blank name:A infix:< name:B postfix:>= blank name:A infix:< name:B infix:>-> name:C blank name:a blank infix:>> blank name:b blank name:a infix:< name:b"
    ),
    TokenCase(
        "angles with what follows",
        "A<B>() A<B>! A<B?>",
        "name:A infix:< name:B infix:> ( ) blank name:A infix:< name:B postfix:>! blank name:A infix:< name:B optional:? postfix:>"
    ),
    TokenCase("angles before a period", "A<B>.c", "name:A infix:< name:B postfix:> . name:c"),
    TokenCase("an operator at the end of an interpolation", #""\(a...)""#, #"open:" interpolation:\( name:a postfix:... end:) close:""#),
]

@Test("Operators and their fixity", arguments: operators)
func lexesOperators(row: TokenCase) {
    expectTokens(row)
}

private let punctuation = [
    TokenCase("brackets", "([{}])", "( [ { } ] )"),
    TokenCase("separators", ",;:", ", ; :"),
    TokenCase(
        "a module selector",
        "Foo::bar a ? b::c : d",
        "name:Foo :: name:bar blank name:a blank ternary:? blank name:b :: name:c blank : blank name:d"
    ),
    TokenCase("two colons apart", ".a: :b", ". name:a : blank : name:b"),
    TokenCase(
        "key paths",
        #"\.a?.b[0] \A.b \.self \A<B>.c"#,
        #"\ . name:a optional:? . name:b [ integer:0 ] blank \ name:A . name:b blank \ . keyword:self blank \ name:A infix:< name:B postfix:> . name:c"#
    ),
    TokenCase(
        "attributes",
        "@objc(foo:bar:) @Foo.Bar(a) @State private var x",
        "@ name:objc ( name:foo : name:bar : ) blank @ name:Foo . name:Bar ( name:a ) blank @ name:State blank keyword:private blank keyword:var blank name:x"
    ),
]

@Test("Punctuation", arguments: punctuation)
func lexesPunctuation(row: TokenCase) {
    expectTokens(row)
}
