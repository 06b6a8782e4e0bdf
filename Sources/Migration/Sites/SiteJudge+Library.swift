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
    func imported(by analyzed: AnalyzedSite) -> (module: String, files: [Int])? {
        guard let module = context.dialect.importedModule, let target = analyzed.target else { return nil }
        let classes = planner.foundations(of: target).flatMap { context.project.types.all[$0].declarations.map(\.file) }
        return (module, classes + [analyzed.file])
    }

    /// The imports where new calls stand that would not be seen otherwise.
    func imports(for callers: [CodePlace], of analyzed: AnalyzedSite) -> [Consequence] {
        callers.compactMap { place in
            guard let module = module(for: place, of: analyzed) else { return nil }
            let project = context.project
            let library = LibraryImport(outline: project.outline(place.file), modules: [module]) {
                project.importAccess(of: $0, beside: project.modules(of: place.file), isPublic: false)
            }
            return library.edit(for: place.index).map {
                Consequence(edits: [$0], needs: .any(of: "import \(module) in \(place.file)"))
            }
        }
    }

    /// UIKit for a call on its class, or the library whose members a call is one of.
    private func module(for place: CodePlace, of analyzed: AnalyzedSite) -> String? {
        if let receiver = context.dialect.fixedReceiver {
            return context.asksForUIKit(receiver, at: place.index, in: place.file) ? "UIKit" : nil
        }
        let isElsewhere = analyzed.target.map { context.project.modules(of: place.file) != context.project.types.all[$0].modules } ?? false
        return isImportNeeded || isElsewhere ? context.dialect.importedModule : nil
    }
}

extension AnalyzedSite {
    var place: CodePlace { CodePlace(file: file, index: nameIndex) }
}
