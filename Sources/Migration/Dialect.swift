/// The API that sites are rewritten to. A dialect is data: no rule spells a name of it.
package struct Dialect: Sendable {
    /// How the new call is spelled.
    package enum Call: Sendable, Hashable {
        /// `X.instantiateFromStoryboard(withIdentifier: …)`: on the class.
        case onClass(identifierLabel: String)
        /// `UINib.instantiateView(owner: …)`: on UIKit's class, which finds the class out by the type that is written.
        case inferred(receiver: String, ownerLabel: String)
    }

    package let name: String
    /// The protocol that classes conform to.
    package var protocolName: String
    /// What its classes are made from.
    let resource: ResourceKind
    /// The static member that says in which file a class is drawn. By default the class's name.
    package let nameMember: String
    /// The static member that says in which bundle the file lies. By default the main one.
    package let bundleMember: String
    /// The static function that makes the controller or view.
    package let factoryName: String
    package let call: Call

    /// For storyboards, unless another is asked for.
    package static let instantiatable = Dialect(
        name: "instantiatable", protocolName: "Instantiatable", resource: .storyboard, nameMember: "storyboardName",
        bundleMember: "storyboardBundle", factoryName: "instantiateFromStoryboard", call: .onClass(identifierLabel: "withIdentifier"))

    /// For nibs.
    package static let nibLoadable = Dialect(
        name: "loadable", protocolName: "NibLoadable", resource: .nib, nameMember: "nibName", bundleMember: "nibBundle",
        factoryName: "instantiateView", call: .inferred(receiver: "UINib", ownerLabel: "owner"))

    /// The label of the identifier's argument; empty where no call has one.
    var identifierLabel: String {
        if case .onClass(let label) = call { label } else { "" }
    }

    /// The argument labels of the calls.
    var callLabels: [[String?]] {
        switch call {
        case .onClass(let label): [[], [label]]
        case .inferred(_, let label): [[label]]
        }
    }

    /// The class that the call is made on where it is not the one that is made.
    var fixedReceiver: String? {
        if case .inferred(let receiver, _) = call { receiver } else { nil }
    }

    /// The call that makes a controller or view, up to its opening parenthesis.
    /// - Parameter receiver: the class as it is written at the site; empty for a bare call.
    func callHead(on receiver: String) -> String {
        let receiver = fixedReceiver ?? receiver
        return "\(receiver)\(receiver.isEmpty ? "" : ".")\(factoryName)("
    }
}
