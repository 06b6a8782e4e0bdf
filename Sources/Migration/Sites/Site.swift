import SwiftLexing
import SwiftOutline

/// A place in code that makes a controller from a storyboard, or a view from a nib.
struct Site: Sendable {
    enum Method: Sendable, Hashable {
        case initial
        /// The code indices of the identifier's expression; `isGeneric` for iOS 13's `identifier:`, whose result needs no cast.
        case identifier(Range<Int>, isGeneric: Bool)
        /// The first object of a nib. The code indices of its owner's expression; nil where it has none.
        case nib(owner: Range<Int>?)

        var made: Dialect.Made {
            switch self {
            case .initial: .initialController
            case .identifier: .identifiedController
            case .nib: .view
            }
        }
    }

    let file: Int
    /// The code index of the method's name.
    let nameIndex: Int
    let method: Method
    /// The links in front of the method's name.
    let receiver: [CallChain.Link]
    let isImplicitMember: Bool
    /// The code indices of all that becomes the new call: from the receiver to the closing parenthesis, or to what takes the nib's object.
    let call: Range<Int>

    /// What it opens.
    var resource: ResourceKind {
        if case .nib = method { .nib } else { .storyboard }
    }
}

/// What a site that is no plain call of UIKit's is instead.
enum SiteReading: Sendable {
    case call(Site)
    case obstacle(Obstacle)
}
