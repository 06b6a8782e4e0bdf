import SwiftOutline
import XcodeProject

extension ConformancePlanner {
    /// Whether a conformance of a class that says a member needs `@preconcurrency`: in Swift 6 members of the main actor cannot meet
    /// requirements that are not isolated (LESSONS.md B3).
    func asksForPreconcurrency(_ type: Int) -> Bool {
        let isStrict = project.buildModules(of: [type]).contains { module in
            module.swiftVersion.map { $0 >= Version(6, 0) } ?? false && !module.isolatesToMainActor
        }
        return isStrict && !project.isIsolated(dialect, for: type, options)
    }

    /// A conformance that stands in the source keeps its clause, whatever is written into the class.
    func checkClauseSuffices(_ source: ConformanceSource, for need: WitnessNeed) throws(Obstacle) {
        let conformer = source.type ?? need.type
        guard !source.isPlanned, !conforming.contains(conformer), asksForPreconcurrency(conformer) else { return }
        guard !project.saysPreconcurrency(dialect, in: conformer) else { return }
        throw Obstacle(
            .dialectCannotExpress,
            "in Swift 6 '\(project.types.all[conformer].name)' would need '@preconcurrency' in front of '\(dialect.protocolName)'")
    }
}

extension Project {
    fileprivate func saysPreconcurrency(_ dialect: Dialect, in type: Int) -> Bool {
        (types.all[type].declarations + extensions(of: type)).contains { place in
            let outline = outline(place.file)
            return outline.types[place.index].inherited.contains { clause in
                let text = outline.compactText(clause)
                return text.hasPrefix("@preconcurrency") && dialect.protocolNames.contains { text.hasSuffix($0) }
            }
        }
    }
}
