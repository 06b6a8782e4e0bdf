import Foundation
import SourceText
import TestSupport
import Testing

/// What the fuzzer found once, `Fixtures/Fuzzing/<target>/<name>`: the laws hold for it, on machines without a fuzzer too.
@Suite struct FoundInputTests {
    private static let folder = Fixtures.folder + "/Fuzzing"
    static let inputs = FuzzTarget.allCases.flatMap { target in
        ((try? Fixtures.files(below: "\(folder)/\(target)")) ?? []).map { (target, $0.path) }
    }

    @Test func everyFolderIsOfATarget() throws {
        #expect(!Self.inputs.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder).allSatisfy { FuzzTarget(rawValue: $0) != nil })
    }

    @Test(arguments: inputs) func theLawsHold(of target: FuzzTarget, for name: String) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(target)/\(name)"))
        #expect(target.violations(of: Array(bytes)) == [])
    }

    /// The fuzzer's own seeds would do no good if a law did not hold for them.
    @Test(arguments: [FuzzTarget.plist, .interface]) func theLawsHoldForFixtures(of target: FuzzTarget) throws {
        let endings = target == .plist ? [".pbxproj", ".pbxproj.txt"] : [".storyboard", ".xib"]
        for file in try Fixtures.files(below: Fixtures.folder) where endings.contains(where: file.path.hasSuffix) {
            #expect(target.violations(of: file.bytes) == [], "\(file.path)")
        }
    }
}
