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
    /// What the code does instead of taking the first object.
    let obstacle: Obstacle?
}

/// Finds and reads the calls of UIKit's methods that load nibs.
struct NibCalls {
    let outline: Outline
    let file: Int

    static let methodNames = ["loadNibNamed", "instantiate", "instantiateWithOwner"]

    var tokens: TokenList { outline.tokens }

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
        let taken = try takenOrNot(start..<close + 1)
        let receiver = Array(chain.links.dropLast(2))
        let isNamed = outline.name(place) == "loadNibNamed"
        return NibCall(
            site: Site(
                file: file, nameIndex: place, method: .nib(owner: try movable(owner, to: taken)), receiver: receiver,
                isImplicitMember: chain.isImplicitMember, call: taken.call),
            source: isNamed
                ? .named(arguments[0].value, bundle: start..<withoutMark(place - 1)) : .nib(receiver, isImplicit: chain.isImplicitMember),
            objects: taken.objects, takesLast: taken.isLast, obstacle: taken.obstacle)
    }

    /// Which nib it is comes before what is taken of it: then the call alone is read.
    private func takenOrNot(_ loading: Range<Int>) throws(Obstacle) -> Taken {
        do { return try taken(loading) } catch {
            guard error.reason == .nibIndex else { throw error }
            return Taken(call: loading, objects: nil, isLast: false, obstacle: error)
        }
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

    /// An owner that is named elsewhere than the new call stands must mean the same there.
    private func movable(_ owner: Range<Int>?, to taken: Taken) throws(Obstacle) -> Range<Int>? {
        guard let owner, taken.objects != nil, outline.compactText(owner) != "self" else { return owner }
        throw Obstacle(.dialectCannotExpress, "the owner '\(outline.compactText(owner))' is named in another statement")
    }

    /// `Bundle.main?.`
    private func withoutMark(_ end: Int) -> Int {
        [.postfixQuestion, .exclamation].contains(tokens.kind(end - 1)) ? end - 1 : end
    }
}
