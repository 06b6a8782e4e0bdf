import Patching
import SwiftLexing
import SwiftOutline

/// A site with all that could be found out about it.
struct AnalyzedSite: Sendable {
    let kind: ResourceKind
    let file: Int
    let nameIndex: Int
    /// Nil where the call cannot be read.
    var site: Site?
    /// The storyboard or nib.
    var opened: KnownResource?
    /// The class it makes, as an index into `TypeTable.all`.
    var target: Int?
    var use: ResultUse?
    /// The local constants that the storyboard was found out through.
    var locals: Set<LocalConstant> = []
    var key: SceneKey?
    /// What the Interface Builder files say of the scene that it opens.
    var scene: SceneFinding?
    /// Whether that scene is of the target class.
    var match: SceneMatch?
    /// What a fact forbids: the call ends the app, or never gives what it is cast to.
    var crash: Obstacle?
    /// The nib's object stands for a view, whatever its class inherits from.
    var isDrawnAsView = false
    /// The first obstacle in order of precedence: receiver, name, bundle, class, use.
    var obstacle: Obstacle?

    /// The factory that it stands in.
    var factory: Factory?

    /// The name of the rule that decides about it.
    var rule: String {
        if kind == .nib { return RuleName.nibView }
        return factory == nil ? RuleName.storyboardCall : RuleName.viewControllerFactory
    }

    var isProven: Bool {
        if case .proven = match { true } else { false }
    }

    /// How sure a rewrite would be, as far as the site itself decides; nil where something at it stands in the way.
    var safety: Safety? {
        guard obstacle == nil, crash == nil, let use, target != nil else { return nil }
        if case .optional = use.row { return nil }
        if isProven { return .safe }
        switch use.need {
        case .nothing: return opened?.isOwn == false ? .safe : nil
        case .evidenceOrUnsafe: return opened?.isOwn == false ? .unsafe : nil
        case .evidence: return nil
        }
    }

    /// Notes an obstacle unless an earlier one stands in the way already.
    mutating func meet(_ obstacle: Obstacle) {
        if self.obstacle == nil { self.obstacle = obstacle }
    }
}
