import Foundation
import Testing

/// The Swift compiler on the search path, used where the stand-in for UIKit can take UIKit's place.
enum Compiler {
    static let skipMessage: Comment = "needs Linux and swiftc on the search path: the fixtures are compiled against a stand-in for UIKit"

    static let path: String? = {
        #if os(Linux)
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
            return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:))
        #else
            return nil
        #endif
    }()

    static func run(_ arguments: [String]) throws -> Command {
        try Command(try #require(path), arguments)
    }
}
