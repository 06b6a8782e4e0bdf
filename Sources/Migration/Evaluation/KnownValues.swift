/// A string that is known before the program runs.
struct KnownString: Sendable, Hashable {
    let value: String
    /// How code elsewhere in the module can name it: `Constants.main`. Nil for what is best written as a literal.
    var spelling: String?
    /// Names of the modules in which the spelling means this.
    var modules: Set<String> = []
}

/// The bundle that a storyboard is looked for in.
enum KnownBundle: Sendable, Hashable {
    /// `nil` and `.main`: they are the same to UIKit.
    case main
    /// `Bundle(for:)` of the class with this index in `TypeTable.all`.
    case ofClass(Int)
    /// `Bundle.module` of the package target that compiles the expression: the target's name.
    case ofModule(String)
}

struct KnownResource: Sendable, Hashable {
    let name: KnownString
    let bundle: KnownBundle
    /// The controller's own `storyboard`, which only the Interface Builder files name.
    var isOwn = false
}

/// A local constant of one file, by the code index of its name.
struct LocalConstant: Sendable, Hashable {
    let file: Int
    let nameIndex: Int
}

/// Where an expression stands and what the names in it stand for.
struct ExpressionContext: Sendable {
    let file: Int
    /// Arguments for the parameters of the function whose body the expression is in.
    var arguments: [String: Argument] = [:]
    /// The enum case that `self` is.
    var enumCase: DeclarationPlace?
    /// The class that `self` is, as an index into `TypeTable.all`, where a call on a class's name decides it.
    var selfClass: Int?
    /// How many declarations have been followed: a guard against recursion in the source.
    var depth = 0

    struct Argument: Sendable {
        let expression: Range<Int>
        let context: ExpressionContext
        /// The parameter's type as written.
        let type: String
    }

    func entering(file: Int, enumCase: DeclarationPlace? = nil, selfClass: Int? = nil) -> ExpressionContext {
        ExpressionContext(file: file, enumCase: enumCase, selfClass: selfClass, depth: depth + 1)
    }
}
