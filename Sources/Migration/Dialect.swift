/// The API that sites are rewritten to. A dialect is data: no rule spells a name of it.
package struct Dialect: Sendable {
    package let name: String
    /// The protocol that classes conform to.
    package var protocolName: String
    /// The static member that says in which storyboard a class is drawn. By default the class's name.
    package let storyboardNameMember: String
    /// The static member that says in which bundle the storyboard lies. By default the main one.
    package let bundleMember: String
    /// The static function that makes the controller.
    package let factoryName: String
    package let identifierLabel: String

    /// The dialect that is used unless another is asked for.
    package static let instantiatable = Dialect(
        name: "instantiatable", protocolName: "Instantiatable", storyboardNameMember: "storyboardName", bundleMember: "storyboardBundle",
        factoryName: "instantiateFromStoryboard", identifierLabel: "withIdentifier")

    /// The call that makes a controller, up to its opening parenthesis.
    /// - Parameter receiver: the class as it is written at the site; empty for a bare call.
    func callHead(on receiver: String) -> String {
        "\(receiver)\(receiver.isEmpty ? "" : ".")\(factoryName)("
    }
}
