import Foundation
import Migration
import Patching
import SourceText
import Testing

@testable import CommandLineTool

@Suite struct DeliveryTests {
    private let project: TemporaryProject
    private let records: TemporaryProject
    private let update: FileUpdate

    init() throws {
        project = try TemporaryProject()
        records = try TemporaryProject()
        update = FileUpdate(root: project.path, records: records.path)
        for name in ["a", "b", "c"] { try project.write("old", to: name) }
    }

    private func change(_ path: String, original: String?) -> FileChange {
        let file = original.map { SourceFile(path: path, bytes: Array($0.utf8)) }
        return FileChange(path: path, original: file, edits: [], newBytes: Array("new".utf8))
    }

    @Test func allIsWritten() throws {
        let delivery = Delivery.write([change("a", original: "old"), change("n", original: nil), change("c", original: "old")], update)
        #expect(delivery.written == ["a", "c", "n"])
        #expect(delivery.failures.isEmpty)
        #expect(try ["a", "b", "c", "n"].map(project.text) == ["new", "old", "new", "new"])
    }

    @Test func aFailureTakesAllBack() throws {
        let delivery = Delivery.write(
            [change("a", original: "old"), change("n", original: nil), change("b", original: "other"), change("c", original: "old")],
            update
        )
        #expect(delivery.written.isEmpty)
        #expect(delivery.failures.map(\.path) == ["b"])
        #expect(delivery.failures.map(\.code) == ["not-written"])
        #expect(try ["a", "b", "c"].map(project.text) == ["old", "old", "old"])
        #expect(!project.exists("n"))
    }

    @Test func obstaclesAreFoundWithoutWriting() throws {
        let obstacles = Delivery.obstacles(to: [change("a", original: "old"), change("b", original: "other")], update)
        #expect(obstacles.count == 1)
        #expect(obstacles.first?.hasPrefix("b: ") == true)
        #expect(try project.text(of: "a") == "old")
    }
}
