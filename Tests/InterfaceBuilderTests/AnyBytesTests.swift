import InterfaceBuilder
import TestSupport
import Testing

/// Files that are cut off or damaged are read or refused; nothing else can happen.
@Suite("Any bytes")
struct AnyBytesTests {
    private static let storyboard = Array(Sample.rich.utf8)

    @Test func aStoryboardCutOffAnywhereIsRefused() {
        let end = Self.storyboard.lastIndex(of: UInt8(ascii: ">")) ?? 0
        for length in 0...end {
            do throws(InterfaceError) {
                _ = try InterfaceDocument(path: "A.storyboard", bytes: Array(Self.storyboard[..<length]))
                Issue.record("\(length) bytes were taken for a storyboard")
            } catch {
                #expect(error.cause == (length == 0 ? .empty : .truncated), "at \(length)")
            }
        }
    }

    @Test func aStoryboardWithBytesChangedIsReadOrRefused() {
        var random = SplitMix64(seed: 7)
        var refused = 0
        for _ in 0..<4000 {
            var bytes = Self.storyboard
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            refused += (try? InterfaceDocument(path: "A.storyboard", bytes: bytes)) == nil ? 1 : 0
        }
        #expect((1..<4000).contains(refused))
    }

    private func nested(_ depth: Int) -> String {
        "<document launchScreen='YES'>" + String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }

    @Test func elementsNestedDeepAreRead() throws {
        #expect(try Sample.read(nested(200) + "</document>").isLaunchScreen)
        #expect(throws: InterfaceError(line: 1, cause: .truncated)) { try Sample.read(nested(200)) }
    }

    /// How deep is too deep for the parser depends on its version.
    @Test func elementsNestedDeeperThanAnyParserWantsAreReadOrRefused() throws {
        do throws(InterfaceError) {
            #expect(try InterfaceDocument(path: "A.storyboard", bytes: Array((nested(100_000) + "</document>").utf8)).isLaunchScreen)
        } catch {
            let isNotXML = if case .notXML = error.cause { true } else { false }
            #expect(isNotXML, "\(error)")
        }
    }
}
