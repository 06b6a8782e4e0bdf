import Patching
import SourceText
import SwiftOutline
import XcodeProject

/// A file that declares the dialect's protocol, to be created or extended.
struct PlannedDeclaration: Sendable {
    let edits: [Edit]
    let path: String
    /// The classes that conform to its protocol.
    let classes: Set<Int>
    let isCreated: Bool
    /// The modules of all of its classes compile it without being told to.
    let isCompiled: Bool
}

/// Plans the files that declare the dialects' protocols: one of each for each group of modules that share converted classes.
struct DeclarationPlanner {
    let demands: [DeclarationDemand]

    /// The classes of one dialect that are declared for at a place.
    private struct Text {
        let demand: DeclarationDemand
        var group: [Int]
    }

    private struct Created {
        let place: DeclarationPlacement.Place
        var texts: [Text]
    }

    func planned() -> [PlannedDeclaration] {
        var created: [Created] = []
        for demand in demands {
            for group in demand.groups where demand.isAbsent(for: group) {
                guard let place = DeclarationPlacement(context: demand.context).place(for: group) else { continue }
                add(Text(demand: demand, group: group), at: place, to: &created)
            }
        }
        return demands.flatMap(\.growing) + created.map { declaration(at: $0.place, $0.texts) }
    }

    /// Two modules whose classes lie in one folder share its file; two protocols may be told to share one.
    private func add(_ text: Text, at place: DeclarationPlacement.Place, to created: inout [Created]) {
        guard let known = created.firstIndex(where: { $0.place == place }) else {
            return created.append(Created(place: place, texts: [text]))
        }
        let resource = text.demand.context.dialect.resource
        if let same = created[known].texts.firstIndex(where: { $0.demand.context.dialect.resource == resource }) {
            created[known].texts[same].group += text.group
        } else {
            created[known].texts.append(text)
        }
    }

    /// Where groups would have their declaration, and why not where the options say.
    func notes() -> [Diagnostic] {
        demands.flatMap { demand in
            demand.groups.filter(demand.isAbsent).compactMap(DeclarationPlacement(context: demand.context).note)
        }
    }

    private func declaration(at place: DeclarationPlacement.Place, _ texts: [Text]) -> PlannedDeclaration {
        let group = texts.flatMap(\.group)
        let declarations = texts.map { $0.demand.text(for: $0.group) }
        switch place {
        case .newFile(let path):
            let text = DeclarationText.file(path.split(separator: "/").last.map(String.init) ?? path, declarations)
            return PlannedDeclaration(
                edits: [Edit(range: SourceRange(path: path, bytes: 0..<0), replacement: text)], path: path, classes: Set(group),
                isCreated: true, isCompiled: DeclarationPlacement(context: texts[0].demand.context).isCompiled(path, for: group))
        case .end(let file):
            let outline = texts[0].demand.context.project.outline(file)
            return PlannedDeclaration(
                edits: DeclarationText.edits(appending: declarations, to: outline), path: outline.path, classes: Set(group),
                isCreated: false, isCompiled: true)
        }
    }
}
