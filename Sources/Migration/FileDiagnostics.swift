import SourceText
import SwiftLexing
import SwiftOutline

/// What is worth telling about files, apart from the decisions on their sites.
struct FileDiagnostics {
    let context: RuleContext
    let decisions: [Decision]

    func all() -> [Diagnostic] {
        context.project.buildProblems + context.project.interfaceProblems + ambiguousStoryboards() + unreadable()
            + unusedIgnores()
    }

    /// Files that hold a site, or a class of one, and are no Swift: read, never edited.
    private func unreadable() -> [Diagnostic] {
        context.project.outlines.indices.compactMap { file in
            guard let outline = context.project.outlines[file], let problem = outline.problems.first,
                context.project.input.swiftFiles[file].access == .editable
            else { return nil }
            let line = LineIndex(outline.file.bytes).position(of: problem.range.lowerBound).line
            return Diagnostic(
                severity: .error, path: outline.path, line: line, code: Reason.notReadable.code,
                message: "\(problem.cause.description); the file is not edited: mend it and run again")
        }
    }

    private func ambiguousStoryboards() -> [Diagnostic] {
        Set(decisions.map(\.basis.ambiguousStoryboards)).filter { !$0.isEmpty }.map { paths in
            Diagnostic(
                severity: .note, path: paths[0], line: nil, code: "storyboard-ambiguous",
                message: "other files of this name differ in what is asked for, so none proves anything: "
                    + paths.dropFirst().joined(separator: ", "))
        }
    }

    private func unusedIgnores() -> [Diagnostic] {
        let used = decisions.compactMap(\.basis.ignoredBy)
        return context.ignores.all.filter { !used.contains($0) && context.project.input.swiftFiles[$0.file].access == .editable }.map {
            comment in
            Diagnostic(
                severity: .note, path: context.project.path(comment.file), line: comment.line, code: "unused-ignore",
                message: "this sbmigrate:ignore leaves nothing that would be rewritten: remove it")
        }
    }
}

extension LexicalProblem.Cause {
    fileprivate var description: String {
        switch self {
        case .unbalancedBracket: "a bracket has no partner"
        case .misplacedToken: "this, or what follows it, is no Swift as far as can be told (if the compiler takes it, please report it)"
        case .token(let problem): problem.description
        }
    }
}

extension TokenKind.Problem {
    fileprivate var description: String {
        switch self {
        case .unterminatedString: "a string literal does not end"
        case .unterminatedInterpolation: "an interpolation does not end"
        case .unterminatedComment: "a comment does not end"
        case .unterminatedRegex: "a regex literal does not end"
        case .singleQuotes: "single quotes are no Swift"
        case .surplusHashes: "a raw string ends with too many #"
        case .strayCommentEnd: "a */ ends no comment"
        case .strayCharacter: "a character that is no Swift"
        case .notUTF8: "bytes that are not UTF-8"
        case .malformedNumber: "a number that is none"
        case .malformedName: "a name that is none"
        case .conflictMarker: "a merge conflict marker"
        }
    }
}
