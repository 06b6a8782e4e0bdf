extension DeclarationText {
    /// The protocol for nibs, its extension, and the call on UIKit's class.
    var nibDeclaration: String {
        let access = isPublic ? "public " : ""
        let actor = isIsolated ? "@preconcurrency @MainActor\n" : ""
        return "/// A view that is drawn in a nib.\n" + actor
            + "\(access)protocol \(dialect.protocolName): AnyObject {\n" + nibRequirements + "}\n\n"
            + "extension \(dialect.protocolName) where Self: UIView {\n" + nibDefaults(access) + "}\n\n"
            + "extension \(dialect.fixedReceiver ?? "") {\n" + nibCall(access) + "}\n"
    }

    private var nibRequirements: String {
        let name = """
                /// The nib's name without its extension. By default the name of the class.
                static var \(member(.name)): String { get }

            """
        guard hasBundle else { return name }
        return name + """

                /// The bundle that holds the nib. By default `nil`, the main bundle.
                static var \(member(.bundle)): Bundle? { get }

            """
    }

    private func nibDefaults(_ access: String) -> String {
        let name = """
                \(access)static var \(member(.name)): String {
                    return String(describing: self)
                }

            """
        guard hasBundle else { return name }
        return name + """

                \(access)static var \(member(.bundle)): Bundle? {
                    return nil
                }

            """
    }

    private func nibCall(_ access: String) -> String {
        let actor = isIsolated ? "    @preconcurrency @MainActor\n" : ""
        return "    /// Makes the first object of the nib that the view's class names.\n" + actor + """
                \(access)static func \(dialect.name(of: .view))<View: UIView & \(dialect.protocolName)>(owner: Any? = nil) -> View {
                    let name = View.\(member(.name))
                    let nib = UINib(nibName: name, bundle: \(hasBundle ? "View." + member(.bundle) : "nil"))
                    let found = nib.instantiate(withOwner: owner, options: nil).first
                    guard let view = found as? View else {
                        let other = found.map { String(describing: type(of: $0)) } ?? "nil"
                        fatalError("\\(name).xib: the first object is \\(other), not \\(View.self)")
                    }
                    return view
                }

            """
    }
}
