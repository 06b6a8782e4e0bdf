/// What an expression in a protocol's extension stands for, where the class that it is called on is not known.
indirect enum AdoptedValue {
    /// `nil`
    case nothing
    /// The class that the function is called on.
    case selfType
    case text(DialectMember<DefaultName>)
    /// What `NSStringFromClass` makes of that class, its module in front.
    case nameAtRuntime
    case bundle(DialectMember<DefaultBundle>)
    case resource(AdoptedResource)
    /// The argument for a parameter without a default: its label, `_` for none.
    case handedIn(label: String)
    /// The argument for a nib's owner, which may be nil: its label, `_` for none.
    case owner(label: String)
    /// All objects of a nib.
    case objects(AdoptedCall)
    /// The controller or view.
    case object(AdoptedCall)
    /// An expression that does not depend on the class, as far as its looks tell.
    case constant(Range<Int>, file: Int)
}

/// The storyboard or nib that a function opens.
struct AdoptedResource: Hashable {
    let kind: ResourceKind
    let file: DialectMember<DefaultName>
    let bundle: DialectMember<DefaultBundle>
    /// The member for the file is one for the whole storyboard or nib.
    var isWhole = false
}

/// The call of UIKit's that a function makes.
struct AdoptedCall {
    let resource: AdoptedResource
    let made: Dialect.Made
    /// Nil where none is asked for, or where the function's own argument is it.
    var identifier: DialectMember<DefaultName>?
    /// Of the function's argument that is the identifier or the owner: its label, `_` for none.
    var label: String?
}
