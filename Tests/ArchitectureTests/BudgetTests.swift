import Testing

@Suite("Budgets")
struct BudgetTests {
    private func longFile(_ file: CheckedFile) -> [String] {
        let count = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count - 1
        return count > 300 ? ["\(file.path) has \(count) lines of 300: give its second idea a file of its own"] : []
    }

    /// A function ends at the next line that is indented like it; if that has no brace, it is a requirement, or a call.
    private func longFunctions(_ file: CheckedFile) -> [String] {
        let lines = file.codeLines
        return lines.indices.compactMap { start in
            guard lines[start].contains(#/\b(?:func\s|init[?(<]|deinit\s|subscript[(<])/#), !lines[start].hasSuffix("}") else { return nil }
            let indentation = lines[start].prefix { $0 == " " }.count
            let end = lines[(start + 1)...].firstIndex { line in
                let content = line.drop { $0 == " " }
                return !content.isEmpty && !content.hasPrefix(")") && line.count - content.count <= indentation
            }
            guard let end, lines[end].dropFirst(indentation).hasPrefix("}"), end - start + 1 > 40 else { return nil }
            return "\(file.path):\(start + 1): a function of \(end - start + 1) lines of 40: let its steps be functions"
        }
    }

    private func longSignatures(_ file: CheckedFile) -> [String] {
        file.code.matches(of: #/\bfunc\s+[^\s(]+\(([^{}]*?)\)\s*(?:async\s|throws|rethrows|->|where\b|\{|\n)/#).compactMap { match in
            let count = match.1.matches(of: #/(?:^|[,\n(])\s*(?:\w+\s+)?\w+\s*:/#).count
            guard count > 4, !isOfXMLParser(match.1, in: file) else { return nil }
            let line = file.code[..<match.range.lowerBound].count { $0.isNewline } + 1
            return "\(file.path):\(line): \(count) parameters of 4: group what goes together in a type"
        }
    }

    /// The parameters of a delegate's method are the library's.
    private func isOfXMLParser(_ parameters: Substring, in file: CheckedFile) -> Bool {
        file.path == PackageSources.xmlFile && parameters.drop(while: \.isWhitespace).hasPrefix("_ parser: XMLParser,")
    }

    private func forcing(_ file: CheckedFile) -> [String] {
        guard file.isSource else { return [] }
        return file.findings(#/\btry!|\bas!|[\w)\]]!(?![=\w])/#, "use `guard`, or throw")
    }

    @Test func filesAreAtMost300Lines() { #expect(PackageSources.all.flatMap(longFile) == []) }

    @Test func functionsAreAtMost40Lines() { #expect(PackageSources.all.flatMap(longFunctions) == []) }

    @Test func functionsHaveAtMostFourParameters() { #expect(PackageSources.sources.flatMap(longSignatures) == []) }

    @Test func nothingIsForced() { #expect(PackageSources.sources.flatMap(forcing) == []) }

    @Test(arguments: [(300, 0), (301, 1)])
    func aLongFileIsFound(lines: Int, findings: Int) {
        let file = CheckedFile(path: "Sources/A/A.swift", text: String(repeating: "a\n", count: lines))
        #expect(longFile(file).count == findings)
    }

    @Test(
        arguments: [
            ("    func f() {\n", 38, 0), ("    func f() {\n", 39, 1), ("    init?(a: Int) {\n", 39, 1),
            ("    func f(\n        a: Int\n    ) {\n", 37, 1),
            ("    func f() -> Int\n    var g: Int {\n", 50, 0), ("    var f: Int {\n", 50, 0), ("    func f() { g() }\n", 50, 0),
        ])
    func aLongFunctionIsFound(head: String, body: Int, findings: Int) {
        let text =
            "struct A {\n\(head)\(String(repeating: "        a\n\n", count: body / 2))\(body % 2 == 1 ? "        a\n" : "")    }\n}\n"
        #expect(longFunctions(CheckedFile(path: "Sources/A/A.swift", text: text)).count == findings)
    }

    @Test(
        arguments: [
            ("func f(a: Int, _ b: Int, c d: [Int: Int], e: (Int, Int) -> Int) {", 0),
            ("func f(a: Int, b: Int, c: Int, d: Int, e: Int) {", 1),
            ("func f(\n    a: Int,\n    b: Int,\n    c: Int,\n    d: Int,\n    e: Int\n) throws {", 1),
            ("f(a: 1, b: 2, c: 3, d: 4, e: 5)", 0),
        ])
    func aLongSignatureIsFound(text: String, findings: Int) {
        #expect(longSignatures(CheckedFile(path: "Sources/A/A.swift", text: text)).count == findings)
    }

    @Test(arguments: [
        ("InterfaceBuilder/XMLScan", "_ parser: XMLParser", 0), ("InterfaceBuilder/XMLScan", "_ parser: Parser", 1),
        ("InterfaceBuilder/XMLText", "_ parser: XMLParser", 1),
    ])
    func aMethodOfTheXMLParsersDelegateMayHaveALongSignature(file: String, parser: String, findings: Int) {
        let text = "func parser(\n    \(parser), didStart a: Int, b: Int, c: Int,\n    d: Int\n) {"
        #expect(longSignatures(CheckedFile(path: "Sources/\(file).swift", text: text)).count == findings)
    }

    @Test(
        arguments: [
            ("try! f()", 1), ("a as! B", 1), ("f()!.b", 1), ("a[0]!", 1), ("var a: Int!", 1), ("if !a, a != b, a! == b {", 1),
            ("if !a, a != b {", 0),
            ("\"a!\" // a!", 0), ("#if !os(Linux)", 0),
        ])
    func forcingIsFound(text: String, findings: Int) {
        #expect(forcing(CheckedFile(path: "Sources/A/A.swift", text: text)).count == findings)
    }
}
