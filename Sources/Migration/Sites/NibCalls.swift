import SwiftLexing
import SwiftOutline

/// A call that loads a nib, and what takes the first of its objects.
struct NibCall: Sendable {
    enum Source: Sendable {
        /// The code indices of the name and of the bundle: `bundle.loadNibNamed(name, …)`.
        case named(Range<Int>, bundle: Range<Int>)
        /// The links that stand for a `UINib`.
        case nib([CallChain.Link], isImplicit: Bool)
    }

    var site: Site
    let source: Source
    /// The constant that holds the nib's objects; nil where the first is taken right away.
    let objects: LocalConstant?
    /// `.last`, which is the first where there is one object only.
    let takesLast: Bool
}

/// Finds and reads the calls of UIKit's methods that load nibs.
struct NibCalls {
    let outline: Outline
    let file: Int

    static let methodNames = ["loadNibNamed", "instantiate", "instantiateWithOwner"]

    private var tokens: TokenList { outline.tokens }

    /// The code indices of the method names, declarations left out.
    var places: [Int] { tokens.code.indices.filter(isPlace) }

    private func isPlace(_ index: Int) -> Bool {
        let length = tokens.code[index].range.count
        guard Self.methodNames.contains(where: { $0.utf8.count == length }), tokens.kind(index) == .identifier,
            tokens.kind(index + 1) == .leftParen, !tokens.is(index - 1, "func")
        else { return false }
        switch outline.name(index) {
        case "loadNibNamed", "instantiateWithOwner": return true
        case "instantiate": return tokens.is(index + 2, "withOwner") && tokens.kind(index + 3) == .colon
        default: return false
        }
    }

    /// - Throws: what the call is instead of one that gives the first object of a nib.
    func read(_ place: Int) throws(Obstacle) -> NibCall {
        guard let close = tokens.match(place + 1) else { throw Obstacle(.homeMadeCall, "the call cannot be read to its end") }
        let arguments = outline.arguments(place + 1..<close + 1)
        let owner = try owner(of: arguments, method: outline.name(place))
        guard tokens.kind(place - 1) == .period, let start = CallChain.start(in: tokens, reaching: place), start < place,
            let chain = CallChain(in: tokens, from: start, upTo: close + 1), chain.range.upperBound == close + 1
        else { throw Obstacle(.homeMadeCall, "the method is one of the type around, not UIKit's") }
        let taken = try taken(start..<close + 1)
        let receiver = Array(chain.links.dropLast(2))
        let isNamed = outline.name(place) == "loadNibNamed"
        return NibCall(
            site: Site(
                file: file, nameIndex: place, method: .nib(owner: try movable(owner, to: taken)), receiver: receiver,
                isImplicitMember: chain.isImplicitMember, call: taken.call),
            source: isNamed
                ? .named(arguments[0].value, bundle: start..<withoutMark(place - 1)) : .nib(receiver, isImplicit: chain.isImplicitMember),
            objects: taken.objects, takesLast: taken.isLast)
    }

    /// The owner's expression; nil for none.
    private func owner(of arguments: [(label: String?, value: Range<Int>)], method: String) throws(Obstacle) -> Range<Int>? {
        var expected: [String?] = method == "loadNibNamed" ? [nil, "owner"] : method == "instantiate" ? ["withOwner"] : [nil]
        let options = arguments.count > expected.count ? arguments.last : nil
        if options != nil { expected.append("options") }
        if arguments.last?.label == "topLevelObjects" { throw Obstacle(.appkit, "this is AppKit's way to load a nib") }
        guard arguments.map(\.label) == expected else { throw Obstacle(.homeMadeCall, "UIKit has no such '\(method)'") }
        guard options.map({ outline.compactText($0.value) == "nil" }) ?? true else {
            throw Obstacle(.dialectCannotExpress, "the call hands options over")
        }
        let owner = arguments[expected.count - (options == nil ? 1 : 2)].value
        return outline.compactText(owner) == "nil" ? nil : owner
    }

    /// `Bundle.main?.`
    private func withoutMark(_ end: Int) -> Int {
        [.postfixQuestion, .exclamation].contains(tokens.kind(end - 1)) ? end - 1 : end
    }
}

// What takes the first object

extension NibCalls {
    private struct Taken {
        /// From where the object is named to its end.
        let call: Range<Int>
        let objects: LocalConstant?
        let isLast: Bool
    }

    private func taken(_ loading: Range<Int>) throws(Obstacle) -> Taken {
        if let element = try element(from: loading.upperBound) {
            return Taken(call: loading.lowerBound..<element.end, objects: nil, isLast: element.isLast)
        }
        let end = pastMarks(loading.upperBound)
        guard let variable = outline.variables.first(where: { $0.initializer == loading.lowerBound..<end }) else {
            let isStatement = tokens.startsLine(loading.lowerBound) || tokens.is(loading.lowerBound - 1, "=")
            throw isStatement
                ? Obstacle(.filesOwner, "the nib is loaded for its owner's outlets")
                : Obstacle(.nibIndex, "what is taken of the nib's objects is not the first")
        }
        return try taken(from: variable)
    }

    /// The one use of the constant that holds the objects, in the statement behind its own.
    private func taken(from variable: VariableDeclaration) throws(Obstacle) -> Taken {
        guard variable.isLet, variable.declaratorCount == 1, variable.place == .local,
            let binding = outline.bindings.firstIndex(where: { $0.nameIndex == variable.nameIndex })
        else { throw Obstacle(.nibIndex, "'\(variable.name)', which holds the nib's objects, is no plain constant") }
        let uses = outline.uses(of: binding)
        guard uses.count == 1, let use = uses.first, let element = try element(from: use + 1) else {
            throw Obstacle(.nibIndex, "more is done with '\(variable.name)', which holds the nib's objects, than to take the first")
        }
        guard isNextStatement(from: variable.statement.upperBound, to: use) else {
            throw Obstacle(.nibIndex, "other code stands between the nib's loading and the use of its object")
        }
        let objects = LocalConstant(file: file, nameIndex: variable.nameIndex)
        return Taken(call: use..<element.end, objects: objects, isLast: element.isLast)
    }

    /// Whether a place is in the line that begins at a code index, in no closure of it, and nothing there is called or decided before.
    private func isNextStatement(from start: Int, to use: Int) -> Bool {
        guard start < use else { return start == use }
        let isConditional = ["if", "guard", "while"].contains(tokens.text(start))
        return outline.scope(around: start) == outline.scope(around: use)
            && (start + 1...use).allSatisfy { !tokens.startsLine($0) }
            && (start..<use).allSatisfy { !mayComeFirst($0) && !(isConditional && tokens.kind($0) == .comma) }
    }

    /// Whether a token ends a call, a condition or a statement.
    private func mayComeFirst(_ index: Int) -> Bool {
        switch tokens.kind(index) {
        case .rightParen, .rightBrace, .infixQuestion, .semicolon: true
        case .infixOperator: ["&&", "||", "??"].contains(tokens.text(index))
        default: false
        }
    }

    /// `[0]`, `.first` or `.last`, with the marks in front of it; nil where nothing is taken.
    private func element(from index: Int) throws(Obstacle) -> (end: Int, isLast: Bool)? {
        let start = pastMarks(index)
        if tokens.kind(start) == .leftBracket, !tokens.startsLine(start), let close = tokens.match(start) {
            guard outline.compactText(start + 1..<close) == "0" else {
                throw Obstacle(.nibIndex, "'[\(outline.compactText(start + 1..<close))]' is not the first object of the nib")
            }
            return (close + 1, false)
        }
        guard tokens.kind(start) == .period else { return nil }
        let isCall = tokens.kind(start + 2) == .leftParen || outline.isTrailingClosure(start + 2)
        guard !isCall, ["first", "last"].contains(outline.name(start + 1)) else {
            throw Obstacle(.nibIndex, "'.\(outline.name(start + 1))' does not just take the first object of the nib")
        }
        return (start + 2, outline.name(start + 1) == "last")
    }

    private func pastMarks(_ index: Int) -> Int {
        var index = index
        while tokens.kind(index) == .exclamation || tokens.kind(index) == .postfixQuestion { index += 1 }
        return index
    }

    /// An owner that is named elsewhere than the new call stands must mean the same there.
    private func movable(_ owner: Range<Int>?, to taken: Taken) throws(Obstacle) -> Range<Int>? {
        guard let owner, taken.objects != nil, outline.compactText(owner) != "self" else { return owner }
        throw Obstacle(.dialectCannotExpress, "the owner '\(outline.compactText(owner))' is named in another statement")
    }
}
