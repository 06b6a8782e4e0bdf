import Testing
import XcodeProject

/// Files that are cut off or damaged are read or refused; nothing else can happen.
@Suite("Any bytes")
struct AnyBytesTests {
    private static let project = Array(
        SampleProject(objects: SampleProject.object("X", "Strange", "a = <00 ff>; b = '\\U00e9 \\101'; /* é */ c = ((1, ), {});")).text.utf8
    )

    private static let manifest = Array(
        "// swift-tools-version:5.9\nlet p = Package(targets: [.target(name: \"A\\(f(\"b\"))\", path: \"\"\"\n\"\"\", sources: [#\"a\"#]) /* /* */ */])"
            .utf8)

    @Test func aProjectCutOffAnywhereIsRefusedWithALine() {
        let lastBracket = Self.project.lastIndex(of: UInt8(ascii: "}")) ?? 0
        let lines = Self.project.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
        for length in 0...lastBracket {
            do throws(PropertyListError) {
                _ = try ProjectFile(path: "A.xcodeproj/project.pbxproj", bytes: Array(Self.project[..<length]))
                Issue.record("\(length) bytes were taken for a project")
            } catch {
                #expect((1...lines).contains(error.line))
            }
        }
    }

    @Test func aProjectWithAnyByteChangedIsReadOrRefused() throws {
        var random = Xorshift(state: 0x9E37_79B9)
        var refused = 0
        for index in Self.project.indices {
            var bytes = Self.project
            bytes[index] = UInt8(truncatingIfNeeded: random.next())
            let project = try? ProjectFile(path: "A.xcodeproj/project.pbxproj", bytes: bytes)
            refused += project == nil ? 1 : 0
        }
        #expect((1..<Self.project.count).contains(refused))
    }

    @Test func aManifestCutOffOrChangedAnywhereIsRead() {
        var random = Xorshift(state: 7)
        for index in Self.manifest.indices {
            var bytes = Self.manifest
            bytes[index] = UInt8(truncatingIfNeeded: random.next())
            #expect(PackageManifest(path: "Package.swift", bytes: bytes).targets.count <= 1)
            #expect(PackageManifest(path: "Package.swift", bytes: Array(Self.manifest[..<index])).targets.isEmpty)
        }
    }

    @Test(arguments: ["(", "\"\\(", ".target(", "/*", "#\"", "{[(", "\"\"\""])
    func aManifestNestedWithoutEndIsRead(text: String) {
        let bytes = Array(String(repeating: text, count: 2000).utf8)
        #expect(PackageManifest(path: "Package.swift", bytes: bytes).targets.isEmpty)
    }
}

private struct Xorshift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
