import SwiftLexing
import SwiftOutline

/// The last statement of a body: where it is a jump, what follows the `if` is its author's `else` †.
struct BodyEnd {
    let project: Project
    let outline: Outline
    private let braces: Range<Int>

    init(project: Project, outline: Outline, body: Range<Int>) {
        self.project = project
        self.outline = outline
        braces = body
    }

    private var tokens: TokenList { outline.tokens }
    private var body: Range<Int> { braces.lowerBound + 1..<braces.upperBound - 1 }

    /// Whether it leaves the body for good, or may: of a statement with blocks that is not told apart.
    var leaves: Bool {
        isJump || lastCallNeverReturns || lastBlock.map(mayLeave) ?? false
    }

    private var isJump: Bool {
        body.contains { index in
            guard isJump(index), outline.scope(around: index).map({ outline.scopes[$0].range }) == braces else { return false }
            return tokens.expressionEnd(from: index, stopsAtBrace: false).map { $0 >= body.upperBound } ?? true
                || index + 1 == body.upperBound
        }
    }

    private func isJump(_ index: Int) -> Bool {
        tokens.kind(index) == .keyword && ["return", "throw", "break", "continue", "fallthrough"].contains(tokens.text(index))
    }

    private var lastCallNeverReturns: Bool {
        tokens.is(body.lowerBound, "fatalError")
            || body.contains { index in
                tokens.kind(index) == .identifier && tokens.kind(index + 1) == .leftParen
                    && tokens.match(index + 1).map { outline.pastSemicolons($0 + 1) == body.upperBound } ?? false
                    && neverReturns(outline.name(index))
            }
    }

    private func neverReturns(_ name: String) -> Bool {
        if ["fatalError", "preconditionFailure", "abort", "exit"].contains(name) { return true }
        return project.members.named(name).contains { member in
            guard case .function(let place) = member else { return false }
            let outline = project.outline(place.file)
            return outline.functions[place.index].returnType.map { outline.compactText($0) == "Never" } ?? false
        }
    }

    /// The block that a body ends with, of no closure; from `#if` where it ends with `#endif`.
    private var lastBlock: Range<Int>? {
        let last = body.upperBound - 1
        if tokens.is(last, "#endif") { return (body.last { $0 < last && tokens.is($0, "#if") } ?? body.lowerBound)..<last }
        if let word = body.first(where: { tokens.is($0, "repeat") }) { return word..<body.upperBound }
        guard tokens.kind(last) == .rightBrace, let open = tokens.match(last), !outline.isTrailingClosure(open) else { return nil }
        return tokens.is(open - 2, "while") && tokens.is(open - 1, "true") ? open - 2..<last : open..<last
    }

    private func mayLeave(_ block: Range<Int>) -> Bool {
        tokens.is(block.lowerBound, "while")
            || block.contains {
                isJump($0) || tokens.kind($0) == .identifier && tokens.kind($0 + 1) == .leftParen && neverReturns(outline.name($0))
            }
    }
}
