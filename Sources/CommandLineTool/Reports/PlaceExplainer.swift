import Migration
import Patching
import SourceText

/// The text of `explain FILE:LINE`.
struct PlaceExplainer {
    private let examined: ExaminedProject
    private let positions: Positions
    private let paths: ShownPaths
    private let appliesUnsafe: Bool

    init(_ examined: ExaminedProject, positions: Positions, paths: ShownPaths, appliesUnsafe: Bool) {
        self.examined = examined
        self.positions = positions
        self.paths = paths
        self.appliesUnsafe = appliesUnsafe
    }

    /// What stands at a place; the path is relative to the project's root.
    func explanation(of place: TypedPlace, in path: String) -> String {
        let sites = decisions(in: path)
        let crashes = crashes(in: path).filter { crash in !sites.contains { tells($0, crash) } }
        let blocks = sites.map { Block(range: $0.site, text: block($0)) } + crashes.map { Block(range: $0.range, text: block($0)) }
        let here = chosen(blocks.filter { line(of: $0.range) == place.line }, column: place.column)
        return here.isEmpty ? nothing(at: place, in: path, blocks) : here.map(\.text).joined(separator: "\n")
    }

    private struct Block {
        let range: SourceRange
        let text: String
    }

    private typealias Crash = (finding: Finding, range: SourceRange)

    private func decisions(in path: String) -> [Decision] {
        examined.outcome.decisions.filter { $0.site.path.utf8.elementsEqual(path.utf8) }
    }

    private func crashes(in path: String) -> [Crash] {
        examined.outcome.findings.compactMap { finding in
            guard case .crash = finding.kind, case .source(let range) = finding.place, range.path.utf8.elementsEqual(path.utf8) else {
                return nil
            }
            return (finding, range)
        }
    }

    /// A column chooses what begins there or goes over it; where nothing does, the line is meant. In order of place.
    private func chosen(_ blocks: [Block], column: Int?) -> [Block] {
        let hit = blocks.filter { block in
            guard let column else { return false }
            let start = positions.position(of: block.range.bytes.lowerBound, in: block.range.path).column
            return (start...start + max(0, block.range.bytes.count - 1)).contains(column)
        }
        return (hit.isEmpty ? blocks : hit).sorted { $0.range < $1.range }
    }

    private func line(of range: SourceRange) -> Int {
        positions.position(of: range.bytes.lowerBound, in: range.path).line
    }

    /// Whether a decision says what a finding says.
    private func tells(_ decision: Decision, _ crash: Crash) -> Bool {
        decision.site.bytes.lowerBound == crash.range.bytes.lowerBound
            && [decision.reason?.code, decision.crash?.reason.code].contains(crash.finding.code)
    }

    private func label(_ range: SourceRange) -> String {
        let place = positions.position(of: range.bytes.lowerBound, in: range.path)
        return "\(paths.shown(range.path)):\(place.line):\(place.column)"
    }
}

extension PlaceExplainer {
    private func block(_ decision: Decision) -> String {
        let head = "\(label(decision.site)): \(decision.verdict(appliesUnsafe: appliesUnsafe)): \(decision.message)\n"
        switch decision.outcome {
        case .leave(let reason): return head + meaning(of: CodeExplanation(reason)) + hiddenCrash(of: decision) + facts(decision.evidence)
        case .rewrite(let fix):
            return head + "  What it means: \(fix.safety.meaning)\n" + hiddenCrash(of: decision) + facts(decision.evidence)
                + list("Files to be edited", edited(by: fix).map(paths.shown))
        }
    }

    private func block(_ crash: Crash) -> String {
        let finding = crash.finding
        return "\(label(crash.range)): crash[\(finding.code)]: \(finding.message)\n"
            + (CodeExplanation(code: finding.code).map(meaning) ?? "") + facts(finding.evidence)
    }

    /// A crash that waits at the site though something else decided about it.
    private func hiddenCrash(of decision: Decision) -> String {
        guard let crash = decision.crash, crash.reason != decision.reason else { return "" }
        return "  A crash waits here all the same: \(crash.message) [\(crash.reason.code)]\n" + meaning(of: CodeExplanation(crash.reason))
    }

    private func meaning(of explanation: CodeExplanation) -> String {
        "  What it means: \(explanation.meaning)\n  What to do: \(explanation.advice)\n"
    }

    private func facts(_ evidence: [Evidence]) -> String {
        list("Evidence", evidence.map { "\(paths.shown($0.path)):\($0.line): \($0.fact)" })
    }

    private func list(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "  \(title):\n" + lines.map { "    \($0)\n" }.joined()
    }

    private func edited(by fix: Fix) -> [String] {
        let all = (fix.edits + fix.consequences.flatMap(\.edits)).map(\.range.path)
        return Set(all).sorted(by: precedesByBytes)
    }

    private func nothing(at place: TypedPlace, in path: String, _ blocks: [Block]) -> String {
        let shown = paths.shown(path)
        guard let file = examined.project.input.swiftFiles.first(where: { $0.source.path.utf8.elementsEqual(path.utf8) }) else {
            return "\(shown): is no source file of the project, so it was not read\n"
        }
        let lines = blocks.map { line(of: $0.range) }
        if lines.isEmpty, file.access != .editable { return "\(shown): no site is known here: \(FinderNotes.reason(file))\n" }
        guard !lines.isEmpty else { return "\(shown): no site was found in this file\n" }
        let nearest = [lines.filter { $0 < place.line }.max(), lines.filter { $0 > place.line }.min()].compactMap { $0 }
        let noun = nearest.count == 1 ? "is on line" : "are on lines"
        return
            "\(shown):\(place.line): no site is on this line; the nearest \(noun) \(nearest.map(String.init).joined(separator: " and "))\n"
    }
}

extension Safety {
    /// What the word promises.
    fileprivate var meaning: String {
        switch self {
        case .safe: "Safe: the new code compiles if the old did, and does the same wherever the old did not trap."
        case .unsafe: "Unsafe: where the old code had an answer, to a missing scene say, the new code traps. Only --unsafe applies it."
        }
    }
}
