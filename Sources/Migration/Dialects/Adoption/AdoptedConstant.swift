import SwiftLexing
import SwiftOutline

/// A local constant of a function, or a parameter whose argument a call leaves out.
struct AdoptedConstant {
    let name: String
    let value: AdoptedValue
    let expression: Range<Int>
    /// What to show of it.
    let statement: Range<Int>

    /// Whether it may be left out unseen: all that it does is known, or it is a literal.
    fileprivate func isHarmless(in outline: Outline) -> Bool {
        switch value {
        case .object, .objects: false
        case .constant: expression.count == 1 && outline.isLiteral(expression.lowerBound)
        default: true
        }
    }
}

extension [AdoptedConstant] {
    /// The last of them that the result does without, and that may have effects; nil where there is none.
    func idle(for result: Range<Int>, in outline: Outline) -> AdoptedConstant? {
        var needed = outline.mentions(in: result)
        for constant in reversed() {
            if needed.remove(constant.name) != nil {
                needed.formUnion(outline.mentions(in: constant.expression))
            } else if !constant.isHarmless(in: outline) {
                return constant
            }
        }
        return nil
    }
}

extension Outline {
    fileprivate func isLiteral(_ index: Int) -> Bool {
        [.integer, .float].contains(tokens.kind(index)) || ["true", "false"].contains(tokens.text(index))
    }

    /// The names in an expression that may be locals: neither members of something nor labels.
    fileprivate func mentions(in expression: Range<Int>) -> Set<String> {
        let found = expression.filter { index in
            tokens.kind(index) == .identifier && tokens.kind(index - 1) != .period && !isLabel(index)
        }
        return Set(found.map(name))
    }

    private func isLabel(_ index: Int) -> Bool {
        tokens.kind(index + 1) == .colon && [.leftParen, .comma, .leftBracket].contains(tokens.kind(index - 1))
    }
}
