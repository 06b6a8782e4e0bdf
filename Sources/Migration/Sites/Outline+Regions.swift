import SwiftLexing
import SwiftOutline

extension Outline {
    /// The stretch in which a statement's own names are visible: the scope around it, of a `switch` only its case.
    func region(around index: Int) -> Range<Int> {
        guard let scope = scope(around: index) else { return 0..<tokens.count }
        let range = scopes[scope].range
        guard case .switch = scopes[scope].kind else { return range }
        let labels = range.filter { isCaseLabel($0, of: scope) }
        let start = labels.last { $0 <= index } ?? range.lowerBound
        return start..<(labels.first { $0 > index } ?? range.upperBound)
    }

    /// Whether code follows a statement where it stands.
    func isFollowed(_ statement: ConditionalStatement) -> Bool {
        let next = statement.end
        guard next < tokens.count, tokens.kind(next) != .rightBrace else { return false }
        return region(around: statement.keyword).upperBound > next
    }

    /// `search: if …`
    func isLabelled(_ statement: ConditionalStatement) -> Bool {
        tokens.kind(statement.keyword - 1) == .colon && tokens.kind(statement.keyword - 2) == .identifier
            && region(around: statement.keyword).lowerBound < statement.keyword - 2 && !isCasePattern(before: statement.keyword - 1)
    }

    /// Whether a colon ends the label of a `case`.
    private func isCasePattern(before colon: Int) -> Bool {
        guard let scope = scope(around: colon), case .switch = scopes[scope].kind else { return false }
        let region = region(around: colon)
        return (region.lowerBound..<colon).first { tokens.kind($0) == .colon && enclosingBracket(of: $0) == enclosingBracket(of: colon) }
            == nil
    }

    /// Whether a binding is a condition of a nested statement: `if` binds for its own body only.
    func isCondition(_ binding: Binding, ofOther statement: ConditionalStatement) -> Bool {
        conditionals.contains { other in
            other.keyword != statement.keyword && other.kind != .guard
                && other.conditions.contains { $0.range.contains(binding.nameIndex) }
        }
    }

    private func isCaseLabel(_ index: Int, of scope: Int) -> Bool {
        tokens.kind(index) == .keyword && (tokens.is(index, "case") || tokens.is(index, "default")) && self.scope(around: index) == scope
            && enclosingBracket(of: index) == scopes[scope].range.lowerBound
    }
}
