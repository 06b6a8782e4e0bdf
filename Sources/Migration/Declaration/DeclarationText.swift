/// The text of the file that declares the dialect's protocol.
struct DeclarationText: Sendable {
    let dialect: Dialect
    /// Some class names a bundle of its own.
    var hasBundle: Bool
    let isPublic: Bool
    /// `@preconcurrency @MainActor`: a plain `@MainActor` makes each non-isolated caller an error in Swift 5 mode, none fails in Swift 6 †.
    let isIsolated: Bool
    /// The condition of an `#if` around everything; nil for none.
    let condition: String?
    /// What the import of UIKit says in front of it.
    var importAccess = ""

    static let marker = "written by sbmigrate."

    /// The whole file, as one of a name.
    func text(of fileName: String) -> String { Self.file(fileName, [self]) }

    /// A file with the declarations of one dialect or several; what stands under different conditions keeps its own.
    static func file(_ name: String, _ texts: [DeclarationText]) -> String {
        let conditions = Set(texts.map(\.condition))
        let common = conditions.count == 1 ? texts[0].condition : nil
        let bodies = texts.map { common == nil ? $0.conditioned : $0.declaration }
        let imported = importLine(for: texts) + "\n" + bodies.joined(separator: "\n")
        let wrapped = common.map { "#if \($0)\n\(imported)#endif\n" } ?? imported
        return "// \(name), \(marker)\n\n" + wrapped
    }

    /// The declaration with its `#if`.
    var conditioned: String { condition.map { "#if \($0)\n\(declaration)#endif\n" } ?? declaration }

    static func importLine(for texts: [DeclarationText]) -> String {
        // In the order of the alphabet the widest is the last.
        (texts.map(\.importAccess).max() ?? "") + "import UIKit\n"
    }

    /// The protocol and its extension.
    var declaration: String {
        if case .written(let text) = dialect.origin { return text + "\n" }
        if dialect.resource == .nib { return nibDeclaration }
        if dialect.fixedReceiver != nil { return inferredDeclaration }
        let access = isPublic ? "public " : ""
        return "/// A view controller that makes itself from the storyboard it is drawn in.\n"
            + (isIsolated ? "@preconcurrency @MainActor\n" : "")
            + "\(access)protocol \(dialect.protocolName): AnyObject {\n" + requirements + "}\n\n"
            + "extension \(dialect.protocolName) where Self: UIViewController {\n" + members(access) + "}\n"
    }

    func member(_ kind: WitnessKind) -> String { dialect.member(kind) ?? "" }

    private var requirements: String {
        var lines = """
                /// The storyboard's name without its extension. By default the name of the class.
                static var \(member(.name)): String { get }

            """
        if hasBundle {
            lines += """

                    /// The bundle that holds the storyboard. By default `nil`, the main bundle.
                    static var \(member(.bundle)): Bundle? { get }

                """
        }
        return lines
    }

    private func members(_ access: String) -> String {
        var defaults = """
                \(access)static var \(member(.name)): String {
                    return String(describing: self)
                }


            """
        if hasBundle {
            defaults += """
                    \(access)static var \(member(.bundle)): Bundle? {
                        return nil
                    }


                """
        }
        return defaults + initial(access) + "\n" + identified(access)
    }

    private func initial(_ access: String) -> String {
        """
            /// Makes the initial view controller of the storyboard.
            \(access)static func \(dialect.name(of: .initialController))() -> Self {
                let name = \(member(.name))
                let storyboard = UIStoryboard(name: name, bundle: \(hasBundle ? member(.bundle) : "nil"))
                let found = storyboard.instantiateInitialViewController()
                guard let viewController = found as? Self else {
                    let other = found.map { String(describing: type(of: $0)) } ?? "nil"
                    fatalError("\\(name).storyboard: the initial view controller is \\(other), not \\(self)")
                }
                return viewController
            }

        """
    }

    private func identified(_ access: String) -> String {
        """
            /// Makes the view controller with this storyboard ID.
            \(access)static func \(dialect.name(of: .identifiedController))(\(dialect.identifierLabel) identifier: String) -> Self {
                let name = \(member(.name))
                let storyboard = UIStoryboard(name: name, bundle: \(hasBundle ? member(.bundle) : "nil"))
                let found = storyboard.instantiateViewController(withIdentifier: identifier)
                guard let viewController = found as? Self else {
                    fatalError("\\(name).storyboard: \\"\\(identifier)\\" is \\(type(of: found)), not \\(self)")
                }
                return viewController
            }

        """
    }
}
