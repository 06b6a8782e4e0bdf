import Migration
import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// What holds for every run, over any bytes. A violation is a line that says what is wrong and where.
extension MigrationRun {
    package var violations: [String] { decisionViolations + losses }

    /// Of the laws on bytes alone: they need not know what is a site.
    package var losses: [String] {
        tilingViolations + accessViolations + editViolations + fixViolations + patchViolations + lexingViolations
            + commentViolations
    }

    /// 1: tokens joined are the file's bytes.
    private var tilingViolations: [String] {
        (input.swiftFiles + result.swiftFiles).map(\.source).filter { file in
            let tokens = Lexer.tokens(of: file.bytes)
            let isGapless = zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }
            return !isGapless || tokens.first?.range.lowerBound ?? 0 != 0 || tokens.last?.range.upperBound ?? 0 != file.bytes.count
        }.map { "\($0.path): the tokens do not tile the file" }
    }

    /// 2: every place in code that names one of UIKit's methods has exactly one decision, in order of place.
    private var decisionViolations: [String] {
        let decided = outcome.decisions.map(\.site).filter { !mayBeOfAdopted($0) }
        let expected = input.swiftFiles.filter { [.editable, .generated].contains($0.access) }.flatMap { sites(in: $0.source) }.sorted()
            .filter { !mayBeOfAdopted($0) }
        guard decided != expected else { return [] }
        let missing = Set(expected).subtracting(decided).map { "\(input.line(of: $0)): no decision" }
        let surplus = Set(decided).subtracting(expected).map { "\(input.line(of: $0)): a decision on what is no site" }
        return missing + surplus + (decided.count == Set(decided).count ? [] : ["a site has two decisions"])
            + (decided == decided.sorted() ? [] : ["the decisions are not in order of place"])
    }

    private func sites(in file: SourceFile) -> [SourceRange] {
        let outline = Outline(TokenList(file))
        let tokens = outline.tokens
        let protocols = [options.protocolName ?? Dialect.instantiatable.protocolName] + adopted.map(\.protocolName)
        let isOwn: (Int) -> Bool = { index in
            outline.type(around: index).map { outline.types[$0].kind == .extension && protocols.contains(outline.types[$0].name) } ?? false
        }
        return tokens.code.indices.filter { index in
            tokens.kind(index) == .identifier && tokens.text(index - 1) != "func"
                && (names(in: tokens).contains(tokens.text(index).filter { $0 != "`" }) && !isOwn(index)
                    || loadsNib(index, in: outline) && !isOfNibLoadable(index, in: outline) && !isOwn(index))
        }.map { SourceRange(path: file.path, bytes: tokens.code[$0].range) }
    }

    private var adopted: [Dialect] { options.dialects.filter { $0.origin == .project } }

    /// Whether a place bears the name of an adopted protocol's function: whether it is a call of that one the law does not know.
    private func mayBeOfAdopted(_ site: SourceRange) -> Bool {
        let file = input.swiftFiles.first { $0.source.path == site.path }?.source
        return adopted.contains { $0.functionNames.contains(file?.text(site.bytes) ?? "") }
    }

    private func loadsNib(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard tokens.kind(index + 1) == .leftParen else { return false }
        switch tokens.text(index).filter({ $0 != "`" }) {
        case "loadNibNamed", "instantiateWithOwner": return true
        case "instantiate": return tokens.text(index + 2) == "withOwner" && tokens.kind(index + 3) == .colon
        default: return false
        }
    }

    /// The function that nibs are rewritten to is no site itself.
    private func isOfNibLoadable(_ index: Int, in outline: Outline) -> Bool {
        outline.functions.contains { function in
            guard function.name == "instantiateView", function.modifiers.isStatic, function.parameters.map(\.label) == ["owner"],
                let open = function.bodyOpen, let close = function.bodyClose
            else { return false }
            return open < index && index < close && outline.type(around: index).map { outline.types[$0].name == "UINib" } ?? false
        }
    }

    private func names(in tokens: TokenList) -> Set<String> {
        let names: Set = ["instantiateViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier"]
        let importsAppKit = tokens.code.indices.contains {
            tokens.text($0) == "import" && ["AppKit", "Cocoa"].contains(tokens.text($0 + 1))
        }
        return importsAppKit ? names.union(["instantiateController", "instantiateInitialController"]) : names
    }

    /// 8: only files that may be edited, and read as Swift, are; and project files, which are not checked here.
    private var accessViolations: [String] {
        outcome.changes.filter { change in
            if let build = input.buildFiles.first(where: { $0.source.path == change.path }) { return build.access != .editable }
            // A file to be created that exists stops whoever writes.
            guard change.original != nil, let file = input.swiftFiles.first(where: { $0.source.path == change.path }) else {
                return change.original != nil
            }
            return file.access != .editable || !Outline(TokenList(file.source)).problems.isEmpty
                || change.original?.bytes != file.source.bytes
        }.map { "\($0.path): edited, and must not be" }
    }

    /// Edits are in order, free of overlaps, and make the new bytes of the old ones.
    private var editViolations: [String] {
        outcome.changes.filter { change in
            let old = change.original?.bytes ?? []
            var (new, end): ([UInt8], Int) = ([], 0)
            for edit in change.edits {
                guard edit.range.path == change.path, edit.range.bytes.lowerBound >= end, edit.range.bytes.upperBound <= old.count else {
                    return true
                }
                new += old[end..<edit.range.bytes.lowerBound] + Array(edit.replacement.utf8)
                end = edit.range.bytes.upperBound
            }
            return new + old[end...] != change.newBytes || change.newBytes == old
        }.map { "\($0.path): its edits do not make the new bytes" }
    }

    /// 3: an accepted fix is applied whole.
    private var fixViolations: [String] {
        let applied = Set(outcome.changes.flatMap(\.edits))
        let files = Dictionary(input.swiftFiles.map { ($0.source.path, $0.source.bytes) }, uniquingKeysWith: { $1 })
        return outcome.decisions.flatMap { decision -> [String] in
            guard case .rewrite(let fix) = decision.outcome, fix.safety == .safe || options.appliesUnsafe else { return [] }
            let missing = fix.edits.filter { edit in
                !applied.contains(edit) && files[edit.range.path]?[edit.range.bytes].elementsEqual(edit.replacement.utf8) == false
            }
            return (missing + (fix.edits.isEmpty ? [Edit(range: decision.site, replacement: "")] : [])).map {
                "\(input.line(of: decision.site)): an edit of its fix is not applied, or there is none: \($0)"
            }
        }
    }

    /// 4: what was edited reads as Swift.
    private var lexingViolations: [String] {
        outcome.changes.filter { $0.path.hasSuffix(".swift") }.flatMap { change in
            Outline(TokenList(SourceFile(path: change.path, bytes: change.newBytes))).problems.map {
                "\(change.path): edited and no Swift any more: \($0)\n\(String(decoding: change.newBytes, as: UTF8.self))"
            }
        }
    }

    /// 9: no comment is lost, doubled or changed; with a factory its doc comment and its lint directives may go.
    private var commentViolations: [String] {
        let (before, after) = (comments(of: input), comments(of: result))
        guard before != after else { return [] }
        let mayGo = outcome.decisions.contains { $0.rule == "view-controller-factory" && $0.outcome.summary != "leave" }
        return Set(before.keys).union(after.keys).filter { comment in
            before[comment] != after[comment] && !comesWithDeclaration(comment, before[comment] ?? 0, after[comment] ?? 0)
                && !(mayGo && goesWithFactory(comment) && after[comment] ?? 0 < before[comment] ?? 0)
        }.map {
            "the comment '\($0)' stood there \(before[$0] ?? 0) times and does \(after[$0] ?? 0) times"
        }
    }

    /// The doc comments of a declaration that is put into a file with other things.
    private func comesWithDeclaration(_ comment: String, _ before: Int, _ after: Int) -> Bool {
        guard case .existingFile = options.declaration else { return false }
        return after == before + 1 && (comment.hasPrefix("/// Makes the ") || comment.contains("storyboard"))
    }

    private func goesWithFactory(_ comment: String) -> Bool {
        ["///", "/**", "// swiftlint:", "// swift-format-ignore", "// periphery:ignore", "// sourcery:"].contains { comment.hasPrefix($0) }
    }

    /// How often each comment stands in the project; not those of a declaration file that is written or extended.
    private func comments(of project: MigrationInput) -> [String: Int] {
        let declarations = Set(outcome.changes.filter { $0.original == nil || isDeclarationFile($0.path) }.map(\.path))
        let texts = project.swiftFiles.map(\.source).filter { !declarations.contains($0.path) }.flatMap { file in
            Lexer.tokens(of: file.bytes).filter(\.kind.isComment).map { file.text($0.range) }
        }
        return Dictionary(grouping: texts) { $0 }.mapValues(\.count)
    }

    func isDeclarationFile(_ path: String) -> Bool {
        [options.protocolName ?? Dialect.instantiatable.protocolName, Dialect.nibLoadable.protocolName].contains {
            path.hasSuffix("\($0).swift")
        }
    }
}
