import Patching
import SwiftOutline

/// A place in code: the index of its file and its own code index there.
struct CodePlace: Sendable {
    let file: Int
    let index: Int
}

/// What a dialect whose protocol a library declares needs besides the conformance.
extension SiteJudge {
    /// The module, and the files that would have to find it.
    func library(of analyzed: AnalyzedSite) -> (module: String, files: [Int])? {
        guard let module = context.dialect.importedModule, let target = analyzed.target else { return nil }
        let classes = planner.foundations(of: target).flatMap { context.project.types.all[$0].declarations.map(\.file) }
        return (module, classes + [analyzed.file])
    }

    /// The import of that module where new calls stand that would not see its members otherwise.
    func imports(for callers: [CodePlace], of analyzed: AnalyzedSite) -> [Consequence] {
        guard let module = context.dialect.importedModule, let target = analyzed.target else { return [] }
        let project = context.project
        return callers.compactMap { place in
            guard isImportNeeded || project.modules(of: place.file) != project.types.all[target].modules else { return nil }
            return LibraryImport(outline: project.outline(place.file), module: module).edit(for: place.index).map {
                Consequence(edits: [$0], needs: .any(of: "import \(module) in \(place.file)"))
            }
        }
    }
}

extension AnalyzedSite {
    var place: CodePlace { CodePlace(file: file, index: nameIndex) }
}
