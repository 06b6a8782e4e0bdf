import Testing

@testable import CommandLineTool

@Suite struct ShownPathsTests {
    private let root = ProjectRoot(path: "/home/me/App", isGitRoot: true)

    @Test(arguments: [
        ("/home/me/App", "A/B.swift", "A/B.swift"), ("/home/me/App/A", "A/B.swift", "B.swift"),
        ("/home/me/App/Lib", "A/B.swift", "../A/B.swift"),
        ("/home/me/App/A/C/D", "A/B.swift", "../../B.swift"), ("/home/me", "A/B.swift", "App/A/B.swift"),
        ("/home/me/App2", "A/B.swift", "../App/A/B.swift"), ("/tmp", "A/B.swift", "/home/me/App/A/B.swift"),
        ("/", "B.swift", "home/me/App/B.swift"),
        ("/home/me/App", ".", "."), ("/home/me/App/A", ".", ".."),
    ])
    func aPathLeadsThereFromAFolder(folder: String, path: String, shown: String) {
        #expect(ShownPaths.relative(to: folder, root: root).shown(path) == shown)
    }

    @Test func anAbsolutePathLeadsThereFromAnywhere() {
        #expect(ShownPaths.absolute(root).shown("A/B.swift") == "/home/me/App/A/B.swift")
        #expect(ShownPaths.absolute(ProjectRoot(path: "/", isGitRoot: false)).shown("B.swift") == "/B.swift")
    }
}
