extension DeclarationText {
    /// The protocol for storyboards whose calls do not name the class, and the calls on UIKit's class.
    var inferredDeclaration: String {
        let access = isPublic ? "public " : ""
        let actor = isIsolated ? "@preconcurrency @MainActor\n" : ""
        return "/// A view controller that is drawn in a storyboard.\n" + actor
            + "\(access)protocol \(dialect.protocolName): AnyObject {\n" + inferredRequirements + "}\n\n"
            + "extension \(dialect.protocolName) where Self: UIViewController {\n" + inferredDefaults(access) + "}\n\n"
            + "extension \(dialect.fixedReceiver ?? "") {\n" + identifiedCall(access) + "\n" + initialCall(access) + "}\n"
    }

    private var inferredRequirements: String {
        let names = """
                /// The storyboard's name without its extension.
                static var \(member(.name)): String { get }

                /// The identifier of the class's scene. By default the name of the class.
                static var \(member(.identifier)): String { get }

            """
        guard hasBundle else { return names }
        return names + """

                /// The bundle that holds the storyboard. By default `nil`, the main bundle.
                static var \(member(.bundle)): Bundle? { get }

            """
    }

    private func inferredDefaults(_ access: String) -> String {
        let identifier = """
                \(access)static var \(member(.identifier)): String {
                    return String(describing: self)
                }

            """
        guard hasBundle else { return identifier }
        return identifier + """

                \(access)static var \(member(.bundle)): Bundle? {
                    return nil
                }

            """
    }

    private var actor: String { isIsolated ? "    @preconcurrency @MainActor\n" : "" }
    private var bundle: String { hasBundle ? "Controller." + member(.bundle) : "nil" }

    private func identifiedCall(_ access: String) -> String {
        "    /// Makes the view controller with the class's identifier.\n" + actor + """
                \(access)static func \(dialect.name(of: .identifiedController))<Controller: UIViewController & \(dialect.protocolName)>() -> Controller {
                    let name = Controller.\(member(.name))
                    let identifier = Controller.\(member(.identifier))
                    let storyboard = UIStoryboard(name: name, bundle: \(bundle))
                    let found = storyboard.instantiateViewController(withIdentifier: identifier)
                    guard let viewController = found as? Controller else {
                        fatalError("\\(name).storyboard: \\"\\(identifier)\\" is \\(type(of: found)), not \\(Controller.self)")
                    }
                    return viewController
                }

            """
    }

    private func initialCall(_ access: String) -> String {
        "    /// Makes the initial view controller of the class's storyboard.\n" + actor + """
                \(access)static func \(dialect.name(of: .initialController))<Controller: UIViewController & \(dialect.protocolName)>() -> Controller {
                    let name = Controller.\(member(.name))
                    let storyboard = UIStoryboard(name: name, bundle: \(bundle))
                    let found = storyboard.instantiateInitialViewController()
                    guard let viewController = found as? Controller else {
                        let other = found.map { String(describing: type(of: $0)) } ?? "nil"
                        fatalError("\\(name).storyboard: the initial view controller is \\(other), not \\(Controller.self)")
                    }
                    return viewController
                }

            """
    }
}
