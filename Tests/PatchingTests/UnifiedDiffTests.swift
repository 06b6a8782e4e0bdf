import Patching
import SourceText
import Testing

@Suite struct UnifiedDiffTests {
    /// The hunks of a marked text's patch.
    private func hunks(_ marked: String) -> String {
        let diff = String(decoding: UnifiedDiff(of: MarkedEdits(marked).changes, names: .plain).bytes, as: UTF8.self)
        let header = "--- a/A.swift\n+++ b/A.swift\n"
        #expect(diff.utf8.starts(with: header.utf8))
        return String(decoding: diff.utf8.dropFirst(header.utf8.count), as: UTF8.self)
    }

    @Test func threeLinesOfContextStandAroundAChange() {
        #expect(
            hunks("1\n2\n3\n4\n5«→!»\n6\n7\n8\n9\n") == """
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +5!
                 6
                 7
                 8

                """
        )
    }

    @Test func sixUnchangedLinesKeepChangesInOneHunk() {
        #expect(
            hunks("«1→a»\n2\n3\n4\n5\n6\n7\n«8→b»\n") == """
                @@ -1,8 +1,8 @@
                -1
                +a
                 2
                 3
                 4
                 5
                 6
                 7
                -8
                +b

                """
        )
    }

    @Test func sevenUnchangedLinesPartThem() {
        #expect(
            hunks("«1→a\na»\n2\n3\n4\n5\n6\n7\n8\n«9→b»\n") == """
                @@ -1,4 +1,5 @@
                -1
                +a
                +a
                 2
                 3
                 4
                @@ -6,4 +7,4 @@
                 6
                 7
                 8
                -9
                +b

                """
        )
    }

    @Test(
        "Only lines that differ are shown",
        arguments: [
            ("a\n«→new\n»b\n", "@@ -1,2 +1,3 @@\n a\n+new\n b\n"),
            ("a«→\nnew»\nb\n", "@@ -1,2 +1,3 @@\n a\n+new\n b\n"),
            ("a\n«b\n→»c\n", "@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
            ("a«\nb→»\nc\n", "@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
            ("a\n«b\n→b\nb\n»c\n", "@@ -1,3 +1,4 @@\n a\n b\n+b\n c\n"),
            ("«a→x»\n«b→y»\nc\n", "@@ -1,3 +1,3 @@\n-a\n-b\n+x\n+y\n c\n"),
            ("«a→x» «b→y»\n", "@@ -1 +1 @@\n-a b\n+x y\n"),
            ("«a\n→»«→x\n»b\n", "@@ -1,2 +1,2 @@\n-a\n+x\n b\n"),
            ("«a\n→»b\n«c\n→»d\n", "@@ -1,4 +1,2 @@\n-a\n b\n-c\n d\n"),
            ("a\n«→a\n»", "@@ -1 +1,2 @@\n a\n+a\n"),
            ("«x→y»\nb\n«→c\n»", "@@ -1,2 +1,3 @@\n-x\n+y\n b\n+c\n"),
        ]
    )
    func minimal(marked: String, expected: String) {
        #expect(hunks(marked) == expected)
    }

    @Test(
        "A last line without a line feed says so, on its side",
        arguments: [
            ("«a→b»", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
            ("a«→\n»", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("a«\n→»", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
            ("«a→b»\nc", "@@ -1,2 +1,2 @@\n-a\n+b\n c\n\\ No newline at end of file\n"),
            ("a«\n→»«→b»", "@@ -1 +1 @@\n-a\n+ab\n\\ No newline at end of file\n"),
            ("a\n«→b»", "@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file\n"),
            ("a«\nb→»", "@@ -1,2 +1 @@\n-a\n-b\n\\ No newline at end of file\n+a\n\\ No newline at end of file\n"),
            ("«a→»", "@@ -1 +0,0 @@\n-a\n\\ No newline at end of file\n"),
            ("«→a»", "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n"),
        ]
    )
    func lastLine(marked: String, expected: String) {
        #expect(hunks(marked) == expected)
    }

    @Test(
        "Lines end at LF only and keep their CR",
        arguments: [
            ("a\r\n«b→c»\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
            ("a\r«b→c»\rd\n", "@@ -1 +1 @@\n-a\rb\rd\n+a\rc\rd\n"),
            ("a«\r→»\nb\n", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n"),
            ("«a→b»\r", "@@ -1 +1 @@\n-a\r\n\\ No newline at end of file\n+b\r\n\\ No newline at end of file\n"),
        ]
    )
    func lineEnds(marked: String, expected: String) {
        #expect(Array(hunks(marked).utf8) == Array(expected.utf8))
    }

    @Test func bytesThatAreNotUTF8AreGivenAsTheyAre() {
        let file = SourceFile(path: "A.swift", bytes: [0xFF, 0x0A, 0x61, 0x0A])
        let plan = EditPlan(files: [file], fixes: [fix(edit(2..<3, "b"))])
        let diff = UnifiedDiff(of: plan.changes, names: .plain).bytes
        #expect(diff.suffix(9) == [0x20, 0xFF, 0x0A] + Array("-a\n+b\n".utf8))
    }

    @Test func noChangesGiveNoBytes() {
        #expect(UnifiedDiff(of: [], names: .plain).bytes.isEmpty)
        #expect(UnifiedDiff(of: [], names: .git(prefix: "a")).bytes.isEmpty)
    }

    @Test func aFileIsCreatedFromNothing() {
        let changes = EditPlan(files: [], fixes: [fix(edit(0..<0, "x\ny\n", in: "P.swift"))]).changes
        let hunk = "--- /dev/null\n+++ b/P.swift\n@@ -0,0 +1,2 @@\n+x\n+y\n"
        #expect(UnifiedDiff(of: changes, names: .plain).bytes == Array(hunk.utf8))
        let header = "diff --git a/P.swift b/P.swift\nnew file mode 100644\n"
        #expect(UnifiedDiff(of: changes, names: .git(prefix: "")).bytes == Array((header + hunk).utf8))
    }

    @Test(
        "Names are spelled as git and patch read them",
        arguments: [
            ("A.swift", "A.swift", "A.swift"),
            ("My App/A.swift", "My App/A.swift", "My App/A.swift\t"),
            ("Größe/日本.swift", "Größe/日本.swift", "Größe/日本.swift"),
            ("say \"hi\".swift", #""say \"hi\".swift"#, #""say \"hi\".swift"#),
            ("back\\slash", #""back\\slash"#, #""back\\slash"#),
            ("tab\tnew\nreturn\r", #""tab\tnew\nreturn\r"#, #""tab\tnew\nreturn\r"#),
            ("bell\u{7}del\u{7F}", #""bell\007del\177"#, #""bell\007del\177"#),
        ]
    )
    func names(path: String, name: String, terminated: String) {
        let changes = MarkedEdits("«a→b»\n", path: path).changes
        func spelled(_ name: String, _ side: String) -> String {
            name.hasPrefix("\"") ? "\"\(side)/\(name.dropFirst())\"" : "\(side)/\(name)"
        }
        let files = "--- \(spelled(terminated, "a"))\n+++ \(spelled(terminated, "b"))\n"
        let header = "diff --git \(spelled(name, "a")) \(spelled(name, "b"))\n"
        #expect(UnifiedDiff(of: changes, names: .plain).bytes.starts(with: files.utf8))
        #expect(UnifiedDiff(of: changes, names: .git(prefix: "")).bytes.starts(with: (header + files).utf8))
    }

    @Test(arguments: ["Apps/iOS", "Apps/iOS/"]) func gitsNamesBeginAtTheRootOfTheWorkTree(prefix: String) {
        let diff = UnifiedDiff(of: MarkedEdits("«a→b»\n", path: "A.swift").changes, names: .git(prefix: prefix))
        let header = "diff --git a/Apps/iOS/A.swift b/Apps/iOS/A.swift\n--- a/Apps/iOS/A.swift\n+++ b/Apps/iOS/A.swift\n"
        #expect(diff.bytes.starts(with: header.utf8))
    }
}
