import SourceText
import SwiftLexing
import TestSupport
import Testing

private func tokenList(_ source: String) -> TokenList {
    TokenList(SourceFile(path: "a.swift", bytes: Array(source.utf8)))
}

/// The partners of all brackets as `opener closer` offsets, in order of the bracket that has the partner.
private func partners(_ source: String) -> [[Int]] {
    let tokens = tokenList(source)
    return tokens.code.indices.compactMap { index in
        tokens.match(index).map { [tokens.code[index].range.lowerBound, tokens.code[$0].range.lowerBound] }
    }
}

@Test func bracketsPairByNesting() {
    #expect(partners("([{}])") == [[0, 5], [1, 4], [2, 3], [3, 2], [4, 1], [5, 0]])
}

@Test func quotesAndInterpolationsPair() {
    #expect(partners(#""a\(b)c""#) == [[0, 7], [2, 5], [5, 2], [7, 0]])
}

@Test func bracketsInStringsCommentsAndRegexesDoNotCount() {
    #expect(tokenList("{ \"}\" /* } */ // }\n = /}/ \n }").problems.isEmpty)
}

@Test func anglesAreNoBrackets() {
    #expect(partners("A<B>") == [])
}

@Test func aBracketAfterBranchesClosesTheOpenerOfEach() {
    let source = "#if A\n{\n#elseif B\n{\n#else\n{\n#endif\n}"
    #expect(tokenList(source).problems.isEmpty)
    #expect(partners(source) == [[6, 35], [18, 35], [26, 35], [35, 6]])
}

@Test func aBracketBeforeBranchesIsClosedByTheFirst() {
    let source = "{\n#if A\n}\n#else\n}\n#endif"
    #expect(tokenList(source).problems.isEmpty)
    #expect(partners(source) == [[0, 8], [8, 0], [16, 0]])
}

@Test func branchesMayCloseAndOpenAgain() {
    #expect(tokenList("{\n#if A\n}\n{\n#else\nx\n#endif\n}").problems.isEmpty)
}

@Test func branchesNest() {
    let source = "#if A\n#if B\n(\n#else\n(\n#endif\n#else\n(\n#endif\n)"
    #expect(tokenList(source).problems.isEmpty)
    #expect(partners(source) == [[12, 44], [20, 44], [35, 44], [44, 12]])
}

@Test(arguments: [
    ("#if A\n{\n#endif\n}", [8..<14]),
    ("#if A\n{\n#else\n(\n#endif\n}", [14..<15, 16..<22]),
    ("#if A\n{\n#else\n#endif\n}", [14..<20]),
    ("#if A\n", [0..<3]),
    ("#endif", [0..<6]),
    ("#else", [0..<5]),
    ("(", [0..<1]),
    ("]", [0..<1]),
    ("{(}", [1..<2]),
    ("{)}", [1..<2]),
    ("(]", [0..<1, 1..<2]),
])
func whatDoesNotBalanceIsAProblem(source: String, ranges: [Range<Int>]) {
    let problems = tokenList(source).problems
    #expect(problems.map(\.range) == ranges)
    #expect(problems.allSatisfy { $0.cause == .unbalancedBracket })
}

@Test func aBraceClosesItsOwnPastOthersLeftOpen() {
    #expect(partners("{ ( [ }") == [[0, 6], [6, 0]])
}
