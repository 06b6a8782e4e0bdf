/// The `.xcconfig` files that configurations may stand on.
package struct ConfigurationFiles: Sendable {
    private enum Statement {
        case include(String)
        case set(name: String, value: String)
    }

    private let files: [String: [Statement]]

    /// - Parameter files: bytes by path, relative to the project's root.
    package init(_ files: [String: [UInt8]] = [:]) {
        self.files = files.mapValues { bytes in
            String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(Self.statement)
        }
    }

    /// The settings of a file and of those that it includes; the last of several values counts. Settings for one SDK or
    /// architecture only are passed over, and so is a file that is not at hand.
    func settings(at path: String) -> [String: String] {
        var settings: [String: String] = [:]
        var visited: Set<String> = []
        read(path, into: &settings, visited: &visited)
        return settings
    }

    private func read(_ path: String, into settings: inout [String: String], visited: inout Set<String>) {
        // More includes than this are no configuration, but a way to the end of the stack.
        guard let statements = files[path], visited.count < 200, visited.insert(path).inserted else { return }
        for statement in statements {
            switch statement {
            case .set(let name, let value):
                settings[name] = value
            case .include(let name):
                guard let included = RelativePath.join(RelativePath.parent(of: path) ?? "", name) else { continue }
                read(included, into: &settings, visited: &visited)
            }
        }
    }

    private static func statement(_ line: Substring) -> Statement? {
        include(line).map(Statement.include) ?? assignment(line).map(Statement.set)
    }

    /// `#include "Other.xcconfig"`, or with `?` where it may be missing.
    private static func include(_ line: Substring) -> String? {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, ["#include", "#include?"].contains(parts[0].filter { !$0.isWhitespace }) else { return nil }
        return String(parts[1])
    }

    /// `NAME = value // comment`
    private static func assignment(_ line: Substring) -> (name: String, value: String)? {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let parts = code.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trim)
        guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains("[") else { return nil }
        return (parts[0], trim(parts[1].hasSuffix(";") ? parts[1].dropLast() : parts[1][...]))
    }

    private static func trim(_ text: Substring) -> String {
        let end = text.lastIndex { !$0.isWhitespace }
        return end.map { String(text[...$0].drop { $0.isWhitespace }) } ?? ""
    }
}
