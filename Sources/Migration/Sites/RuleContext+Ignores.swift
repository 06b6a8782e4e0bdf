import SwiftOutline

extension RuleContext {
    /// The comment that leaves a site: on it or before it, or on its class.
    func ignoreComment(on analyzed: AnalyzedSite) -> IgnoreComments.Comment? {
        let outline = project.outline(analyzed.file)
        let replaced = analyzed.use?.replaced ?? analyzed.nameIndex..<analyzed.nameIndex + 1
        let range = outline.bytes(min(replaced.lowerBound, analyzed.nameIndex)..<max(replaced.upperBound, analyzed.nameIndex + 1))
        if let comment = ignores.comment(on: range, file: analyzed.file, rule: analyzed.rule) { return comment }
        return analyzed.target.flatMap { target in
            project.types.all[target].declarations.lazy.compactMap { commentOnClass($0, rule: analyzed.rule) }.first
        }
    }

    private func commentOnClass(_ place: DeclarationPlace, rule: String) -> IgnoreComments.Comment? {
        let outline = project.outline(place.file)
        let type = outline.types[place.index]
        return ignores.comment(
            on: outline.bytes(type.modifiers.start..<type.nameRange.upperBound), file: place.file, rule: rule)
    }
}
