import Testing

@testable import CommandLineTool

@Suite struct PathPatternTests {
    static let cases: [(pattern: String, matching: [String], others: [String])] = [
        ("Legacy", ["Legacy", "Legacy/A.swift", "Legacy/B/A.swift"], ["legacy/A.swift", "App/Legacy/A.swift", "Legacy2/A.swift"]),
        ("Legacy/", ["Legacy/A.swift", "Legacy/B/A.swift"], ["Legacy"]),
        ("./App//Old.swift", ["App/Old.swift"], ["App/Old.swift2", "App/VeryOld.swift"]),
        ("*.swift", ["A.swift", ".swift"], ["App/A.swift", "A.swift2"]),
        ("App/*/A.swift", ["App/B/A.swift"], ["App/A.swift", "App/B/C/A.swift"]),
        ("App/*", ["App/A.swift", "App/B/A.swift"], ["App"]),
        ("**/A.swift", ["A.swift", "B/A.swift", "B/C/A.swift"], ["B/AA.swift"]),
        ("App/**/Old/", ["App/Old/A.swift", "App/B/C/Old/A.swift"], ["Old/A.swift", "App/Old"]),
        ("**", ["A.swift", "B/A.swift"], []),
        ("**/**/B/**/A.swift", ["B/A.swift", "X/B/Y/Z/A.swift"], ["A.swift"]),
        ("*Old*Screen*.swift", ["OldScreen.swift", "VeryOldAndScreens.swift"], ["ScreenOld.swift", "OldScreen.m"]),
        ("a*a", ["aa", "aba"], ["a", "ab"]),
        ("é.swift", ["é.swift"], ["e\u{301}.swift"]),
    ]

    @Test(arguments: cases) func aPatternMatches(pattern: String, matching: [String], others: [String]) throws {
        let inRoot = try #require(PathPattern(pattern, in: ""))
        #expect(matching.allSatisfy(inRoot.matches))
        #expect(!others.contains(where: inRoot.matches))
        let below = try #require(PathPattern(pattern, in: "Apps/One"))
        #expect(matching.allSatisfy { below.matches("Apps/One/\($0)") })
        #expect(!matching.contains(where: below.matches))
    }

    @Test(arguments: ["", "/", "/App", "../App", "App/../../B", "."])
    func whatNamesNothingBelowTheFolderIsNoPattern(text: String) {
        #expect(PathPattern(text, in: "App") == nil)
    }

    @Test func manyStarsTakeNoTime() throws {
        let pattern = try #require(PathPattern(String(repeating: "**/a*a*a*/", count: 40) + "b", in: ""))
        #expect(!pattern.matches(Array(repeating: "aaaaaaaa", count: 200).joined(separator: "/")))
    }
}
