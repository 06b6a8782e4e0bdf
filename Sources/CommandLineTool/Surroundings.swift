import Foundation
import Patching

/// What a run takes from the process it runs in.
package struct Surroundings: Sendable {
    package let environment: [String: String]
    /// Absolute.
    package let currentDirectory: String
    package let processors: Int
    package let signals: Signals

    package init(environment: [String: String], currentDirectory: String, processors: Int, signals: Signals = .none) {
        self.environment = environment
        self.currentDirectory = currentDirectory
        self.processors = processors
        self.signals = signals
    }

    package static var process: Surroundings {
        Surroundings(
            environment: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath,
            processors: ProcessInfo.processInfo.activeProcessorCount,
            signals: .process
        )
    }

    /// A path as it was typed, made absolute.
    func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : joined(currentDirectory, path)
    }
}
