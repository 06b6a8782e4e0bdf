import SwiftLexing
import SwiftOutline

/// Finds and reads the calls of UIKit's methods that make a controller from a storyboard.
enum StoryboardCalls {
    /// The names that make a file worth reading, as bytes.
    static let methodNames = ["instantiateViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier"]
    /// AppKit's, which are told from helpers of those names by what the file imports.
    static let appKitNames = ["instantiateController", "instantiateInitialController"]

    /// The code indices of the method names in a file, declarations left out.
    static func places(in outline: Outline) -> [Int] {
        let names = methodNames + (outline.importsAppKit ? appKitNames : [])
        return outline.tokens.code.indices.filter { isPlace($0, of: names, in: outline) }
    }

    /// Whether one of the methods is named in a run of tokens.
    static func isNamed(in range: Range<Int>, of outline: Outline) -> Bool {
        range.contains { isPlace($0, of: methodNames, in: outline) }
    }

    private static func isPlace(_ index: Int, of names: [String], in outline: Outline) -> Bool {
        let tokens = outline.tokens
        let length = tokens.code[index].range.count
        // By their length most tokens are none: the kind is asked only of the others.
        guard names.contains(where: { $0.utf8.count == length }), tokens.kind(index) == .identifier else { return false }
        return names.contains(outline.name(index)) && !tokens.is(index - 1, "func")
    }

    static func read(_ place: Int, in outline: Outline, file: Int) -> SiteReading {
        let tokens = outline.tokens
        if appKitNames.contains(outline.name(place)) { return .obstacle(Obstacle(.appkit, "NSStoryboard is AppKit's")) }
        if outline.isTrailingClosure(place + 1) {
            return .obstacle(Obstacle(.creatorClosure, "the call hands a creator to the controller"))
        }
        guard tokens.kind(place + 1) == .leftParen, let close = tokens.match(place + 1) else {
            return .obstacle(Obstacle(.homeMadeCall, "'\(outline.name(place))' is mentioned here, not called"))
        }
        let parens = place + 1..<close + 1
        let method: Site.Method
        do { method = try self.method(outline, place: place, parens: parens) } catch { return .obstacle(error) }
        if tokens.kind(place - 1) != .period { return .obstacle(outline.obstacleOfCallOnSelf(at: place)) }
        guard let start = CallChain.start(in: tokens, reaching: place), start < place,
            let chain = CallChain(in: tokens, from: start, upTo: close + 1), chain.range.upperBound == close + 1
        else { return .obstacle(Obstacle(.dynamicStoryboardName, "what the call is made on cannot be read from the sources")) }
        return .call(
            Site(
                file: file, nameIndex: place, method: method,
                receiver: Array(chain.links.dropLast(2)), isImplicitMember: chain.isImplicitMember, call: chain.range))
    }

    /// By UIKit's methods that take a creator, which may be a closure behind the call, the labels in front of it.
    private static let labelsBeforeCreator: [String: ArraySlice<String>] = [
        "instantiateInitialViewController": [], "instantiateViewController": ["identifier"],
    ]

    private static func method(_ outline: Outline, place: Int, parens: Range<Int>) throws(Obstacle) -> Site.Method {
        let arguments = outline.arguments(parens)
        let hasClosure = outline.isTrailingClosure(parens.upperBound)
        let labels = arguments.map { $0.label ?? "_" } + (hasClosure ? ["_"] : [])
        if hasClosure || labels.last == "creator", labelsBeforeCreator[outline.name(place)] == labels.dropLast() {
            throw Obstacle(.creatorClosure, "the call hands a creator to the controller")
        }
        switch (outline.name(place), labels) {
        case ("instantiateInitialViewController", []): return .initial
        case ("instantiateViewController", ["withIdentifier"]): return .identifier(arguments[0].value, isGeneric: false)
        case ("instantiateViewController", ["identifier"]): return .identifier(arguments[0].value, isGeneric: true)
        case ("instantiateViewControllerWithIdentifier", ["_"]) where !hasClosure:
            return .identifier(arguments[0].value, isGeneric: false)
        default: throw Obstacle(.homeMadeCall, "UIKit has no '\(outline.name(place))(\(labels.map { $0 + ":" }.joined()))'")
        }
    }
}

extension Outline {
    fileprivate var importsAppKit: Bool {
        tokens.code.indices.contains { tokens.is($0, "import") && (tokens.is($0 + 1, "AppKit") || tokens.is($0 + 1, "Cocoa")) }
    }

    /// Whether the token at an index opens a closure (and no body).
    func isTrailingClosure(_ index: Int) -> Bool {
        guard tokens.kind(index) == .leftBrace else { return false }
        return scopes.contains { scope in
            guard scope.range.lowerBound == index, case .closure = scope.kind else { return false }
            return true
        }
    }

    /// What a call on `self` is: in an extension of UIKit's class a helper for any storyboard or nib, elsewhere another method of that name.
    func obstacleOfCallOnSelf(at index: Int, _ kind: ResourceKind = .storyboard) -> Obstacle {
        guard let around = type(around: index), types[around].name == kind.typeName || tokens.is(index, "super") else {
            return Obstacle(.homeMadeCall, "the method is one of the type around, not \(kind.typeName)'s")
        }
        return Obstacle(.helperDeclaration, "the helper opens whatever \(kind) it is called on")
    }
}
