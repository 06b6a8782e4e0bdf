import Migration
import SourceText

/// The text of `explain FILE:LINE`.
struct PlaceExplainer {
    private let examined: ExaminedProject
    private let positions: Positions
    private let paths: ShownPaths
    private let words: DecisionWords

    init(_ examined: ExaminedProject, positions: Positions, paths: ShownPaths, options: MigrationOptions) {
        self.examined = examined
        self.positions = positions
        self.paths = paths
        words = DecisionWords(paths: paths, appliesUnsafe: options.appliesUnsafe, configured: options.safety)
    }

    /// What is known of a place; the path is relative to the project's root.
    func explanation(of place: TypedPlace, in path: String) -> String {
        let known = isInterfaceFile(path) ? crashes(inInterface: path) + facts(in: path) : decisionsAndCrashes(in: path)
        let here = chosen(known.filter { $0.line == place.line }, column: place.column)
        return here.isEmpty ? nothing(at: place, in: path, known) : here.map(\.text).joined(separator: "\n")
    }

    /// Something that is known of a place.
    private struct Known {
        let line: Int
        /// Nil where all columns are meant.
        let columns: ClosedRange<Int>?
        let text: String
    }

    /// A column chooses what begins there or goes over it; where nothing does, the line is meant. In order of place.
    private func chosen(_ known: [Known], column: Int?) -> [Known] {
        let hit = known.filter { known in column.flatMap { known.columns?.contains($0) } ?? false }
        return (hit.isEmpty ? known : hit).sorted { ($0.columns?.lowerBound ?? 0) < ($1.columns?.lowerBound ?? 0) }
    }

    private func nothing(at place: TypedPlace, in path: String, _ known: [Known]) -> String {
        let shown = paths.shown(path)
        let what = isInterfaceFile(path) ? "nothing that was looked up" : "no site"
        let nearest = [known.map(\.line).filter { $0 < place.line }.max(), known.map(\.line).filter { $0 > place.line }.min()].compactMap {
            $0
        }
        guard nearest.isEmpty else {
            let nouns = nearest.count == 1 ? "is on line" : "are on lines"
            return
                "\(shown):\(place.line): \(what) is on this line; the nearest \(nouns) \(nearest.map(String.init).joined(separator: " and "))\n"
        }
        guard !isInterfaceFile(path) else { return "\(shown): \(what) is in this file\n" }
        guard let file = examined.project.input.swiftFiles.first(where: { $0.source.path.utf8.elementsEqual(path.utf8) }) else {
            return "\(shown): is no source file of the project, so it was not read\n"
        }
        return file.access == .editable
            ? "\(shown): no site was found in this file\n" : "\(shown): no site is known here: \(FinderNotes.reason(file))\n"
    }
}

extension PlaceExplainer {
    private func decisionsAndCrashes(in path: String) -> [Known] {
        let decisions = examined.outcome.decisions.filter { $0.site.path.utf8.elementsEqual(path.utf8) }
        let crashes = examined.outcome.findings.compactMap { finding -> Known? in
            guard case .crash = finding.kind, case .source(let range) = finding.place, range.path.utf8.elementsEqual(path.utf8),
                !decisions.contains(where: { tells($0, finding, at: range) })
            else { return nil }
            return known(range, text: words.block(finding, at: label(range)))
        }
        return decisions.map { known($0.site, text: words.block($0, at: label($0.site))) } + crashes
    }

    /// Whether a decision says what a finding says.
    private func tells(_ decision: Decision, _ finding: Finding, at range: SourceRange) -> Bool {
        decision.site.bytes.lowerBound == range.bytes.lowerBound
            && [decision.reason?.code, decision.crash?.reason.code].contains(finding.code)
    }

    private func known(_ range: SourceRange, text: String) -> Known {
        let start = positions.position(of: range.bytes.lowerBound, in: range.path)
        return Known(line: start.line, columns: start.column...start.column + max(0, range.bytes.count - 1), text: text)
    }

    private func label(_ range: SourceRange) -> String {
        let place = positions.position(of: range.bytes.lowerBound, in: range.path)
        return "\(paths.shown(range.path)):\(place.line):\(place.column)"
    }
}

extension PlaceExplainer {
    private func isInterfaceFile(_ path: String) -> Bool {
        examined.project.input.interfaceFiles.contains { $0.path.utf8.elementsEqual(path.utf8) }
    }

    private func crashes(inInterface path: String) -> [Known] {
        examined.outcome.findings.compactMap { finding in
            guard case .interface(let place, let line) = finding.place, place.utf8.elementsEqual(path.utf8) else { return nil }
            return Known(line: line, columns: nil, text: words.block(finding, at: "\(paths.shown(path)):\(line)"))
        }
    }

    /// The facts of a file, each with the sites that rest on it.
    private func facts(in path: String) -> [Known] {
        let decisions = examined.outcome.decisions
        let facts = Set(decisions.flatMap(\.evidence)).filter { $0.path.utf8.elementsEqual(path.utf8) }
        return facts.sorted { ($0.line, $0.fact) < ($1.line, $1.fact) }.map { fact in
            let sites = decisions.filter { $0.evidence.contains(fact) }.map { words.head($0, at: label($0.site)) }
            return Known(line: fact.line, columns: nil, text: words.block(fact, sites: sites))
        }
    }
}
