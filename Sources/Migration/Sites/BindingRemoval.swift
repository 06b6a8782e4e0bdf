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

    /// What one site takes away: its fix, and the code indices that go with it.
    struct Vacated: Sendable {
        let decision: Int
        let file: Int
        let ranges: [Range<Int>]
        let locals: Set<LocalConstant>
    }

    /// For each decision the removals that depend on it.
    func consequences(of sites: [Vacated]) -> [Int: [Consequence]] {
        var result: [Int: [Consequence]] = [:]
        for (file, inFile) in Dictionary(grouping: sites, by: \.file).sorted(by: { $0.key < $1.key }) {
            var gone = inFile.flatMap { site in site.ranges.map { (range: $0, decisions: Set([site.decision])) } }
            var pending = Set(inFile.flatMap(\.locals)).filter { $0.file == file }
            while let next = pending.sorted(by: { $0.nameIndex > $1.nameIndex }).first(where: { decisions(for: $0, gone: gone) != nil }) {
                pending.remove(next)
                guard let decisions = decisions(for: next, gone: gone), let removal = removal(of: next, gone: gone.map(\.range)) else {
                    continue
                }
                let consequence = Consequence(edits: removal.edits, needs: .all(of: "\(project.path(file)):\(next.nameIndex)"))
                for decision in decisions { result[decision, default: []].append(consequence) }
                gone.append((removal.gone, decisions))
            }
        }
        return result
    }

    /// The decisions that take away every use of a constant; nil if a use is left.
    private func decisions(for local: LocalConstant, gone: [(range: Range<Int>, decisions: Set<Int>)]) -> Set<Int>? {
        let outline = project.outline(local.file)
        guard let binding = outline.bindings.firstIndex(where: { $0.nameIndex == local.nameIndex }) else { return nil }
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

    private func removal(of local: LocalConstant, gone: [Range<Int>]) -> (edits: [Edit], gone: Range<Int>)? {
        let outline = project.outline(local.file)
        guard let variable = outline.variables.first(where: { $0.nameIndex == local.nameIndex }), variable.place == .local,
            let binding = outline.bindings.firstIndex(where: { $0.nameIndex == local.nameIndex })
        else { return nil }
        let captures = outline.uses(of: binding).filter { isCapture($0, in: outline) }.compactMap { captureEdit($0, in: outline) }
        let discard = DiscardedResult(outline: outline).edit(forRemoving: variable, with: gone)
        if variable.declaratorCount > 1 {
            return declaratorEdit(variable, in: outline).map { ([$0] + captures, variable.declarator) }
        }
        return (StatementRemoval(outline: outline).edits(variable.statement) + captures + (discard.map { [$0] } ?? []), variable.statement)
    }

    /// Takes one of several declarators away, with one comma.
    private func declaratorEdit(_ variable: VariableDeclaration, in outline: Outline) -> Edit? {
        let tokens = outline.tokens
        let range: Range<Int>
        if tokens.kind(variable.declarator.upperBound) == .comma {
            let next = tokens.code[variable.declarator.upperBound + 1].range.lowerBound
            range = tokens.code[variable.declarator.lowerBound].range.lowerBound..<next
        } else {
            guard tokens.kind(variable.declarator.lowerBound - 1) == .comma else { return nil }
            range = tokens.code[variable.declarator.lowerBound - 1].range.lowerBound..<outline.bytes(variable.declarator).upperBound
        }
        guard Layout(outline: outline).comments(in: range).isEmpty else { return nil }
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: "")
    }

    /// Takes an entry out of a capture list, and an empty list with its `in` where nothing else is in the signature.
    private func captureEdit(_ index: Int, in outline: Outline) -> Edit? {
        let tokens = outline.tokens
        guard let open = outline.enclosingBracket(of: index), let close = tokens.match(open) else { return nil }
        let start = tokens.code[index].range.lowerBound
        let range: Range<Int>
        if tokens.kind(index + 1) == .comma {
            range = start..<tokens.code[index + 2].range.lowerBound
        } else if tokens.kind(index - 1) == .comma {
            range = tokens.code[index - 1].range.lowerBound..<tokens.code[index].range.upperBound
        } else {
            let past = tokens.is(close + 1, "in") ? close + 1 : close
            range = tokens.code[open - 1].range.upperBound..<tokens.code[past].range.upperBound
        }
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: "")
    }
}

/// Removes a statement with the line that it leaves empty; comments on it stay, on a line of their own.
struct StatementRemoval {
    let outline: Outline

    func edits(_ statement: Range<Int>) -> [Edit] {
        let layout = Layout(outline: outline)
        var bytes = outline.bytes(statement)
        if outline.tokens.kind(statement.upperBound) == .semicolon {
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
        let text = comments.map { outline.file.text($0.range) + " " }.joined()
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: text)
    }
}

/// A closure that is left with a single expression would take on its type †: `_ = ` in front keeps it a statement.
struct DiscardedResult {
    let outline: Outline

    /// - Parameter gone: what else is removed, statements among it.
    func edit(forRemoving variable: VariableDeclaration, with gone: [Range<Int>]) -> Edit? {
        guard let scope = outline.scope(around: variable.keyword), case .closure(let closure) = outline.scopes[scope].kind,
            !closure.hasResultType
        else { return nil }
        let removed = gone + [variable.statement]
        var rest = closure.bodyStart..<outline.scopes[scope].range.upperBound - 1
        while let first = removed.first(where: { $0.lowerBound == rest.lowerBound && $0.upperBound < rest.upperBound }) {
            let isTerminated = outline.tokens.kind(first.upperBound) == .semicolon
            rest = first.upperBound + (isTerminated ? 1 : 0)..<rest.upperBound
        }
        while let last = removed.first(where: { $0.upperBound == rest.upperBound && $0.lowerBound > rest.lowerBound }) {
            rest = rest.lowerBound..<last.lowerBound
        }
        guard isValue(rest) else { return nil }
        let offset = outline.tokens.code[rest.lowerBound].range.lowerBound
        return Edit(range: SourceRange(path: outline.path, bytes: offset..<offset), replacement: "_ = ")
    }

    /// Whether a run of tokens is one expression that is no assignment and no statement.
    private func isValue(_ range: Range<Int>) -> Bool {
        guard let first = range.first, outline.tokens.expressionEnd(from: first, stopsAtBrace: false) == range.upperBound else {
            return false
        }
        let statements: Set<String> = [
            "return", "let", "var", "if", "guard", "for", "while", "switch", "do", "throw", "defer", "repeat", "func", "class", "struct",
            "enum", "break",
            "continue", "_",
        ]
        if outline.tokens.kind(first) == .keyword, statements.contains(outline.tokens.text(first)) { return false }
        return !outline.hasAssignment(range)
    }
}

extension Outline {
    /// Whether an assignment stands at a range's own bracket level.
    func hasAssignment(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            switch tokens.kind(index) {
            case .equal: return true
            case .leftParen, .leftBracket, .leftBrace, .stringOpen: index = (tokens.match(index) ?? index) + 1
            default: index += 1
            }
        }
        return false
    }
}
