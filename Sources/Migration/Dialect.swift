/// The API that sites are rewritten to. A dialect is data: no rule spells a name of it.
package struct Dialect: Sendable {
    /// How the new call is spelled.
    package enum Call: Sendable, Hashable {
        /// `X.instantiateFromStoryboard(withIdentifier: …)`: on the class.
        case onClass(identifierLabel: String)
        /// `UINib.instantiateView(owner: …)`: on UIKit's class, which finds the class out by the type that is written.
        case inferred(receiver: String, ownerLabel: String?)
    }

    package let name: String
    /// The protocol that classes conform to.
    package var protocolName: String
    /// What its classes are made from.
    let resource: ResourceKind
    /// The static member that says in which file a class is drawn.
    package let nameMember: String
    /// Whether that is the class's name unless the class says another.
    let hasDefaultName: Bool
    /// The static member that says which scene is the class's, by default the one with its name; nil where calls say it.
    var identifierMember: String?
    /// The static member that says in which bundle the file lies. By default the main one.
    package let bundleMember: String
    /// The static function that makes the controller or view.
    package let factoryName: String
    /// The one that makes the initial view controller, where it has another name.
    var initialFactoryName: String?
    package let call: Call

    /// For storyboards, unless another is asked for.
    package static let instantiatable = Dialect(
        name: "instantiatable", protocolName: "Instantiatable", resource: .storyboard, nameMember: "storyboardName", hasDefaultName: true,
        bundleMember: "storyboardBundle", factoryName: "instantiateFromStoryboard", call: .onClass(identifierLabel: "withIdentifier"))

    /// For storyboards, with the class found out by the type that is written.
    package static let storyboardLoadable = Dialect(
        name: "loadable", protocolName: "StoryboardLoadable", resource: .storyboard, nameMember: "storyboardName", hasDefaultName: false,
        identifierMember: "storyboardIdentifier", bundleMember: "storyboardBundle", factoryName: "instantiateViewController",
        initialFactoryName: "instantiateInitialViewController", call: .inferred(receiver: "UIStoryboard", ownerLabel: nil))

    /// For nibs.
    package static let nibLoadable = Dialect(
        name: "loadable", protocolName: "NibLoadable", resource: .nib, nameMember: "nibName", hasDefaultName: true,
        bundleMember: "nibBundle", factoryName: "instantiateView", call: .inferred(receiver: "UINib", ownerLabel: "owner"))

    /// Those for storyboards.
    package static let all = [instantiatable, storyboardLoadable]
}

extension Dialect {
    /// The label of the identifier's argument; empty where no call has one.
    var identifierLabel: String {
        if case .onClass(let label) = call { label } else { "" }
    }

    /// The names and argument labels of the functions.
    var functions: [(name: String, labels: [String?])] {
        switch call {
        case .onClass(let label): [(factoryName, []), (factoryName, [label])]
        case .inferred(_, let label): [(factoryName, label.map { [$0] } ?? [])] + [initialFactoryName].compactMap { $0.map { ($0, []) } }
        }
    }

    /// The members that classes may say.
    var kinds: [WitnessKind] { identifierMember == nil ? [.name, .bundle] : [.name, .identifier, .bundle] }

    func memberName(_ kind: WitnessKind) -> String {
        switch kind {
        case .name: nameMember
        case .identifier: identifierMember ?? ""
        case .bundle: bundleMember
        }
    }

    /// The class that the call is made on where it is not the one that is made.
    var fixedReceiver: String? {
        if case .inferred(let receiver, _) = call { receiver } else { nil }
    }

    /// The call that makes a controller or view, up to its opening parenthesis.
    /// - Parameter receiver: the class as it is written at the site; empty for a bare call.
    func callHead(on receiver: String, isInitial: Bool = false) -> String {
        let receiver = fixedReceiver ?? receiver
        let name = isInitial ? initialFactoryName ?? factoryName : factoryName
        return "\(receiver)\(receiver.isEmpty ? "" : ".")\(name)("
    }
}
