import Patching
import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// Writes conformances and members into classes, each in the style of the file that it lands in.
struct ClassEdits {
    let project: Project
    let planner: ConformancePlanner
    /// Members that other fixes remove.
    let goingMembers: [(file: Int, declaration: Range<Int>)]

    private var dialect: Dialect { planner.dialect }

    /// All that must be written so that the sites of a class open the right storyboard.
    func edits(for type: Int) -> [Edit] {
        planner.foundations(of: type).sorted().flatMap(ownEdits)
    }

    private func ownEdits(of type: Int) -> [Edit] {
        let widened = (planner.widened[type] ?? []).compactMap(project.widening)
        let needsConformance = planner.conforming.contains(type)
        let members = planner.planned[type] ?? []
        guard needsConformance || !members.isEmpty else { return widened }
        let places = project.types.all[type].declarations
        let imported = places.compactMap { imports(in: $0, needsConformance: needsConformance, saysMember: !members.isEmpty) }
        return classEdits(of: type, members, needsConformance: needsConformance) + imported + widened
    }

    private func classEdits(of type: Int, _ members: [PlannedMember], needsConformance: Bool) -> [Edit] {
        let places = project.types.all[type].declarations
        if needsConformance, planner.options.conformance == .extension, places.allSatisfy(canBeExtended),
            members.allSatisfy({ !$0.witness.isOverridable })
        {
            return places.map { extensionEdit($0, of: type, members: members) }
        }
        return places.flatMap { place in
            (needsConformance ? conformance(of: type, place).map { [$0] } ?? [] : [])
                + (members.isEmpty ? [] : [insertion(of: members, in: place)])
        }
    }

    private func imports(in place: DeclarationPlace, needsConformance: Bool, saysMember: Bool) -> Edit? {
        let outline = project.outline(place.file)
        let library = needsConformance ? dialect.importedModule.map { [$0] } ?? [] : []
        // What a member says whole is one of UIKit's, which a class of another base need not have imported.
        let kit = saysMember && dialect.saysWholeResource ? ["UIKit"] : []
        let modules = (library + kit).filter { !project.modules(of: place.file).contains($0) }
        let isPublic = ["public", "open"].contains(project.access(of: place) ?? "")
        return LibraryImport(outline: outline, modules: modules) {
            project.importAccess(of: $0, beside: project.modules(of: place.file), isPublic: isPublic)
        }.edit(for: outline.types[place.index].keyword)
    }

    /// The protocol's name as an inheritance clause has it. Requirements that are not isolated cannot be met by members of a class of
    /// the main actor in Swift 6, and in Swift 5 the attribute would have no effect, which the compiler warns of (LESSONS.md B3).
    private func protocolClause(of type: Int) -> String {
        let saysMember = dialect.kinds.contains { planner.witness($0, of: type) != nil }
        return (saysMember && planner.asksForPreconcurrency(type) ? "@preconcurrency " : "") + dialect.protocolName
    }

    /// What is private in a type cannot be named at file level, and what is not available everywhere cannot without a warning.
    private func canBeExtended(_ place: DeclarationPlace) -> Bool {
        let types = project.outline(place.file).types
        return sequence(first: place.index) { types[$0].enclosing }.allSatisfy {
            (types[$0].enclosing == nil || types[$0].modifiers.access != "private") && types[$0].modifiers.attribute("available") == nil
        }
    }

    /// Appends the protocol to the inheritance clause, in the clause's own layout.
    private func conformance(of type: Int, _ place: DeclarationPlace) -> Edit? {
        let outline = project.outline(place.file)
        let declaration = outline.types[place.index]
        guard let last = declaration.inherited.last, let colon = declaration.colon else { return nil }
        let offset = outline.bytes(last).upperBound
        return Edit(
            range: SourceRange(path: outline.path, bytes: offset..<offset),
            replacement: separator(before: last, colon: colon, in: outline) + protocolClause(of: type))
    }

    /// What stands between two inherited types: a comma on one line, or the line break that the clause uses.
    private func separator(before last: Range<Int>, colon: Int, in outline: Outline) -> String {
        let tokens = outline.tokens
        let layout = Layout(outline: outline)
        let offset = tokens.code[last.lowerBound].range.lowerBound
        let indentation = layout.lineEnd(at: offset) + layout.indentation(at: offset)
        if tokens.kind(last.lowerBound - 1) == .comma {
            if tokens.startsLine(last.lowerBound - 1) { return indentation + ", " }
            return tokens.startsLine(last.lowerBound) ? "," + lineUp(last.lowerBound, in: outline) : ", "
        }
        return tokens.startsLine(last.lowerBound) && last.lowerBound == colon + 1 ? "," + lineUp(last.lowerBound, in: outline) : ", "
    }

    /// A line break with the blanks that put a token under another.
    private func lineUp(_ index: Int, in outline: Outline) -> String {
        let offset = outline.tokens.code[index].range.lowerBound
        let layout = Layout(outline: outline)
        return layout.lineEnd(at: layout.lineStart(offset)) + layout.indentation(at: offset)
    }

    /// Members as the first of the class's body.
    private func insertion(of members: [PlannedMember], in place: DeclarationPlace) -> Edit {
        let outline = project.outline(place.file)
        let type = outline.types[place.index]
        let layout = Layout(outline: outline)
        let brace = outline.tokens.code[type.bodyOpen].range.upperBound
        let lineEnd = layout.lineEnd(at: brace)
        let outer = layout.indentation(at: outline.tokens.code[type.modifiers.start].range.lowerBound)
        let isEmpty = type.bodyClose == type.bodyOpen + 1
        let firstStarts = !isEmpty && outline.tokens.startsLine(type.bodyOpen + 1)
        let inner =
            firstStarts
            ? layout.indentation(at: outline.tokens.code[type.bodyOpen + 1].range.lowerBound) : outer + indentationStep(in: outline)
        let lines = members.map { inner + declaration($0, access: access(at: place, member: $0)) }.joined(separator: lineEnd)
        let bodyStart = outline.tokens.code[type.bodyOpen + 1].range.lowerBound
        if layout.isLastOnLine(brace) {
            let next = layout.nextLine(brace)
            let hasGap = isEmpty || layout.isBlankLine(next) || isEmptied(type, in: place.file)
            return Edit(
                range: SourceRange(path: outline.path, bytes: next..<next), replacement: lines + lineEnd + (hasGap ? "" : lineEnd))
        }
        let end = layout.comments(in: brace..<bodyStart).isEmpty ? bodyStart : brace
        let tail = isEmpty ? outer : lineEnd + inner
        return Edit(range: SourceRange(path: outline.path, bytes: brace..<end), replacement: lineEnd + lines + lineEnd + tail)
    }

    /// Whether nothing is left in a type's body once members have gone.
    private func isEmptied(_ type: TypeDeclaration, in file: Int) -> Bool {
        let going = goingMembers.filter { $0.file == file }
        return (type.bodyOpen + 1..<type.bodyClose).allSatisfy { index in going.contains { $0.declaration.contains(index) } }
    }

    private func extensionEdit(_ place: DeclarationPlace, of type: Int, members: [PlannedMember]) -> Edit {
        let outline = project.outline(place.file)
        let declared = outline.types[place.index]
        var outermost = declared
        while let enclosing = outermost.enclosing { outermost = outline.types[enclosing] }
        let layout = Layout(outline: outline)
        let end = outline.tokens.code[outermost.bodyClose].range.upperBound
        let lineEnd = layout.lineEnd(at: end)
        let step = indentationStep(in: outline)
        let lines = members.map { step + declaration($0, access: access(at: place, member: $0)) + lineEnd }.joined()
        let body = members.isEmpty ? "{}" : "{" + lineEnd + lines + "}"
        return Edit(
            range: SourceRange(path: outline.path, bytes: end..<end),
            replacement: "\(lineEnd)\(lineEnd)extension \(SwiftName.written(declared.qualifiedName)): \(protocolClause(of: type)) \(body)",
            isDeclaration: true)
    }

    /// That of the file; where it shows none, that of the first file of the project's own that shows one.
    private func indentationStep(in outline: Outline) -> String {
        let layout = Layout(outline: outline)
        return layout.shownIndentationStep
            ?? project.outlines.lazy.compactMap { $0 }.filter { !$0.isWrittenByUs }
            .compactMap { Layout(outline: $0).shownIndentationStep }.first
            ?? layout.indentationStep
    }

    private func declaration(_ member: PlannedMember, access: String) -> String {
        let name = planner.memberName(member.kind)
        if member.isConstant { return "\(access)static let \(name) = \(member.expression)" }
        let keyword = (member.isOverride ? "override " : "") + (member.witness.isOverridable ? "class" : "static")
        return "\(access)\(keyword) var \(name): \(planner.memberType(member.kind)) { return \(member.expression) }"
    }

    /// Members must be as widely seen as the class and the protocol, which a public class makes public.
    private func access(at place: DeclarationPlace, member: PlannedMember) -> String {
        switch project.access(of: place) {
        case "open": member.witness.isOverridable ? "open " : "public "
        case "public": "public "
        case "package": "package "
        default: ""
        }
    }
}
