import Foundation

/// The decisions of an earlier build, by app and place.
struct Baseline: Codable {
    var apps: [String: [String: String]] = [:]

    init() {}

    init(contentsOf path: String) throws {
        self = try JSONDecoder().decode(Baseline.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    mutating func note(_ app: AppCheck) {
        let decisions = app.report.decisions.map { ("\($0.path):\($0.line) \($0.rule)", $0.verdict) }
        apps[app.name] = Dictionary(decisions) { "\($0), \($1)" }
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path))
    }

    /// New, gone and changed decisions, one line each, of the apps that both know.
    func changes(since earlier: Baseline) -> [String] {
        apps.keys.sorted().filter { earlier.apps[$0] != nil }.flatMap { app -> [String] in
            let (old, new) = (earlier.apps[app] ?? [:], apps[app] ?? [:])
            return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { place in
                "\(app): \(place): \(old[place] ?? "no site") -> \(new[place] ?? "no site")"
            }
        }
    }
}
