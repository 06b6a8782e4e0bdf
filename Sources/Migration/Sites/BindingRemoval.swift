import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Decides which local constants go when their last uses do, and writes the edits (SEMANTICS.md 3.1, "removing the binding").
///
/// A use of a local called `storyboard` that is left behind would silently mean `UIViewController.storyboard` †,
/// so a constant goes only when each of its uses lies in code that goes.
struct BindingRemoval {
    let project: Project

    /// What one site takes away: the code indices that go with its fix, and the constants that it was found out through.
    struct Vacated: Sendable {
        let decision: Int
        let file: Int
        let ranges: [Range<Int>]
        let locals: Set<LocalConstant>
    }

    /// Code that goes, and the decisions that it goes with.
    private typealias Gone = (range: Range<Int>, decisions: Set<Int>)

    /// For each decision the removals that depend on it.
    func consequences(of sites: [Vacated]) -> [Int: [Consequence]] {
        var result: [Int: [Consequence]] = [:]
        for (file, inFile) in Dictionary(grouping: sites, by: \.file).sorted(by: { $0.key < $1.key }) {
            let outline = project.outline(file)
            let names = Set(inFile.flatMap(\.locals)).filter { $0.file == file }.map(\.nameIndex)
            let variables = names.compactMap { name in outline.variables.first { $0.nameIndex == name && $0.place == .local } }
            let sitesGone = inFile.flatMap { site in site.ranges.map { (range: $0, decisions: Set([site.decision])) } }
            let removable = removable(variables, sitesGone: sitesGone, in: outline)
            for (statement, group) in Dictionary(grouping: removable, by: \.variable.statement).sorted(by: {
                $0.key.lowerBound < $1.key.lowerBound
            }) {
                let decisions = group.reduce(into: Set<Int>()) { $0.formUnion($1.decisions) }
                let edits = edits(removing: group.map(\.variable), gone: removable.map(\.variable.statement), in: file)
                let consequence = Consequence(edits: edits, needs: .all(of: "\(outline.path):\(statement.lowerBound)"))
                for decision in decisions { result[decision, default: []].append(consequence) }
            }
        }
        return result
    }

    /// The constants whose uses all go, each with the decisions that take them: those used by others that go among them.
    private func removable(
        _ variables: [VariableDeclaration], sitesGone: [Gone], in outline: Outline
    ) -> [(variable: VariableDeclaration, decisions: Set<Int>)] {
        var gone = sitesGone
        var found: [(variable: VariableDeclaration, decisions: Set<Int>)] = []
        var pending = variables.sorted { $0.nameIndex > $1.nameIndex }
        while let index = pending.firstIndex(where: { decisions(for: $0, gone: gone, in: outline) != nil }) {
            let next = pending.remove(at: index)
            guard let decisions = decisions(for: next, gone: gone, in: outline) else { continue }
            found.append((next, decisions))
            gone.append((next.declarator, decisions))
        }
        return found
    }

    /// The decisions that take away every use of a constant; nil if a use is left.
    private func decisions(for variable: VariableDeclaration, gone: [Gone], in outline: Outline) -> Set<Int>? {
        guard let binding = outline.bindings.firstIndex(where: { $0.nameIndex == variable.nameIndex }) else { return nil }
        var decisions: Set<Int> = []
        for use in outline.uses(of: binding) where !isCapture(use, in: outline) {
            guard let found = gone.first(where: { $0.range.contains(use) }) else { return nil }
            decisions.formUnion(found.decisions)
        }
        return decisions.isEmpty ? nil : decisions
    }

    private func isCapture(_ index: Int, in outline: Outline) -> Bool {
        outline.bindings.contains { $0.nameIndex == index && $0.kind == .capture }
    }

    /// The edits that remove constants of one declaration.
    private func edits(removing variables: [VariableDeclaration], gone: [Range<Int>], in file: Int) -> [Edit] {
        let outline = project.outline(file)
        guard let first = variables.first else { return [] }
        let captures = variables.flatMap { variable -> [Edit] in
            guard let binding = outline.bindings.firstIndex(where: { $0.nameIndex == variable.nameIndex }) else { return [] }
            return outline.uses(of: binding).filter { isCapture($0, in: outline) }.compactMap { captureEdit($0, in: outline) }
        }
        guard variables.count == first.declaratorCount else {
            return captures + DeclaratorRemoval(outline: outline).edits(variables)
        }
        let discards = DiscardedResult(project: project, outline: outline).edits(forRemoving: first, with: gone)
        return captures + StatementRemoval(outline: outline).edits(first.statement) + discards
    }

    /// Takes an entry out of a capture list, and an empty list with its `in` where nothing else is in the signature.
    private func captureEdit(_ index: Int, in outline: Outline) -> Edit? {
        let tokens = outline.tokens
        guard let open = outline.enclosingBracket(of: index), let close = tokens.match(open) else { return nil }
        let entry = captureStart(index, in: outline)
        let start = tokens.code[entry].range.lowerBound
        let range: Range<Int>
        if tokens.kind(index + 1) == .comma {
            range = start..<tokens.code[index + 2].range.lowerBound
        } else if tokens.kind(entry - 1) == .comma {
            range = tokens.code[entry - 1].range.lowerBound..<tokens.code[index].range.upperBound
        } else {
            let past = tokens.is(close + 1, "in") ? close + 1 : close
            range = tokens.code[open - 1].range.upperBound..<tokens.code[past].range.upperBound
        }
        let layout = Layout(outline: outline)
        let comments = layout.comments(in: range)
        let text = (comments.isEmpty ? "" : " ") + layout.inline(comments, at: range.lowerBound)
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: text)
    }

    /// The first token of an entry: `weak name`, `unowned(safe) name`.
    private func captureStart(_ index: Int, in outline: Outline) -> Int {
        let tokens = outline.tokens
        if tokens.is(index - 1, "weak") || tokens.is(index - 1, "unowned") { return index - 1 }
        guard tokens.kind(index - 1) == .rightParen, let open = tokens.match(index - 1), tokens.is(open - 1, "unowned") else {
            return index
        }
        return open - 1
    }
}

/// Takes some of a declaration's declarators away, with their commas.
struct DeclaratorRemoval {
    let outline: Outline

    /// Nothing where a comment stands between them: the constants stay then.
    func edits(_ removed: [VariableDeclaration]) -> [Edit] {
        guard let first = removed.first else { return [] }
        let siblings = outline.variables.filter { $0.statement == first.statement }.sorted { $0.nameIndex < $1.nameIndex }
        let kept = siblings.filter { sibling in !removed.contains { $0.nameIndex == sibling.nameIndex } }
        guard siblings.count == first.declaratorCount, let last = kept.last else { return [] }
        var ranges = zip(siblings, siblings.dropFirst()).compactMap { declarator, next -> Range<Int>? in
            guard !kept.contains(where: { $0.nameIndex == declarator.nameIndex }), declarator.nameIndex < last.nameIndex else { return nil }
            return offset(declarator.nameIndex)..<offset(next.nameIndex)
        }
        if let end = siblings.last, end.nameIndex > last.nameIndex {
            ranges.append(outline.bytes(last.declarator).upperBound..<outline.bytes(end.declarator).upperBound)
        }
        guard ranges.allSatisfy({ Layout(outline: outline).comments(in: $0).isEmpty }) else { return [] }
        return ranges.map { Edit(range: SourceRange(path: outline.path, bytes: $0), replacement: "") }
    }

    private func offset(_ index: Int) -> Int {
        outline.tokens.code[index].range.lowerBound
    }
}

/// Removes a statement with the line that it leaves empty; comments on it stay, on a line of their own.
struct StatementRemoval {
    let outline: Outline

    func edits(_ statement: Range<Int>) -> [Edit] {
        let layout = Layout(outline: outline)
        var bytes = outline.bytes(statement)
        let isNeeded = outline.tokens.kind(statement.upperBound + 1) == .leftBrace
        if outline.tokens.kind(statement.upperBound) == .semicolon, !isNeeded {
            bytes = bytes.lowerBound..<outline.tokens.code[statement.upperBound].range.upperBound
        }
        let stop = layout.lineStop(bytes.upperBound)
        let trailing = layout.comments(in: bytes.upperBound..<stop)
        let comments = layout.comments(in: bytes) + trailing
        let codeFollows = !isOnlyTrivia(bytes.upperBound..<stop)
        guard layout.isFirstOnLine(bytes.lowerBound), !codeFollows else {
            return [edit(bytes.lowerBound..<afterBlanks(bytes.upperBound, upTo: stop), keeping: layout.comments(in: bytes))]
        }
        guard comments.isEmpty else {
            let indentation = layout.indentation(at: bytes.lowerBound)
            let lines = comments.map { outline.file.text($0.range) }.joined(separator: layout.lineEnd(at: bytes.lowerBound) + indentation)
            let end = trailing.last.map { max($0.range.upperBound, bytes.upperBound) } ?? bytes.upperBound
            return [Edit(range: SourceRange(path: outline.path, bytes: bytes.lowerBound..<end), replacement: lines)]
        }
        return [edit(lines(around: bytes, layout: layout), keeping: [])]
    }

    /// The statement's lines, and the blank line after them where the one before is blank or opens a block.
    private func lines(around bytes: Range<Int>, layout: Layout) -> Range<Int> {
        let start = layout.lineStart(bytes.lowerBound)
        let next = layout.nextLine(bytes.upperBound)
        guard layout.isBlankLine(next) else { return start..<next }
        let previous = outline.file.bytes[..<start].reversed().drop { Layout.isLineEnd($0) || Layout.isBlank($0) }.first
        let opensBlock = previous == UInt8(ascii: "{") || previous == UInt8(ascii: "n") && isAfterClosureSignature(start)
        let isAfterBlank = start > 0 && layout.isBlankLine(layout.lineStart(start - 1)) && layout.lineStart(start - 1) < start
        return start..<(opensBlock || isAfterBlank ? layout.nextLine(next) : next)
    }

    private func isAfterClosureSignature(_ offset: Int) -> Bool {
        guard let index = outline.tokens.code.lastIndex(where: { $0.range.upperBound <= offset }) else { return false }
        return outline.tokens.is(index, "in") || outline.tokens.kind(index) == .leftBrace
    }

    private func isOnlyTrivia(_ range: Range<Int>) -> Bool {
        outline.tokens.trivia(in: range).allSatisfy(\.kind.isTrivia)
    }

    private func afterBlanks(_ offset: Int, upTo stop: Int) -> Int {
        outline.file.bytes[offset..<stop].firstIndex { !Layout.isBlank($0) } ?? stop
    }

    private func edit(_ range: Range<Int>, keeping comments: [Token]) -> Edit {
        let text = Layout(outline: outline).inline(comments, at: range.lowerBound)
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: text)
    }
}
