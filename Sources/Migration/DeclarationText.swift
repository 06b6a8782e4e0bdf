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

    static let marker = "written by sbmigrate."

    var text: String {
        let access = isPublic ? "public " : ""
        let parts = [
            "import UIKit\n",
            "/// A view controller that makes itself from the storyboard it is drawn in.\n"
                + (isIsolated ? "@preconcurrency @MainActor\n" : "")
                + "\(access)protocol \(dialect.protocolName): AnyObject {\n" + requirements + "}\n",
            "extension \(dialect.protocolName) where Self: UIViewController {\n" + members(access) + "}\n",
        ]
        let body = parts.joined(separator: "\n")
        let wrapped = condition.map { "#if \($0)\n\(body)#endif\n" } ?? body
        return "// \(dialect.protocolName).swift, \(Self.marker)\n\n" + wrapped
    }

    private var requirements: String {
        var lines = """
                /// The storyboard's name without its extension. By default the name of the class.
                static var \(dialect.storyboardNameMember): String { get }

            """
        if hasBundle {
            lines += """

                    /// The bundle that holds the storyboard. By default `nil`, the main bundle.
                    static var \(dialect.bundleMember): Bundle? { get }

                """
        }
        return lines
    }

    private func members(_ access: String) -> String {
        var defaults = """
                \(access)static var \(dialect.storyboardNameMember): String {
                    return String(describing: self)
                }


            """
        if hasBundle {
            defaults += """
                    \(access)static var \(dialect.bundleMember): Bundle? {
                        return nil
                    }


                """
        }
        return defaults + initial(access) + "\n" + identified(access)
    }

    private func initial(_ access: String) -> String {
        """
            /// Makes the initial view controller of the storyboard.
            \(access)static func \(dialect.factoryName)() -> Self {
                let name = \(dialect.storyboardNameMember)
                let storyboard = UIStoryboard(name: name, bundle: \(hasBundle ? dialect.bundleMember : "nil"))
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
            \(access)static func \(dialect.factoryName)(\(dialect.identifierLabel) identifier: String) -> Self {
                let name = \(dialect.storyboardNameMember)
                let storyboard = UIStoryboard(name: name, bundle: \(hasBundle ? dialect.bundleMember : "nil"))
                let found = storyboard.instantiateViewController(withIdentifier: identifier)
                guard let viewController = found as? Self else {
                    fatalError("\\(name).storyboard: \\"\\(identifier)\\" is \\(type(of: found)), not \\(self)")
                }
                return viewController
            }

        """
    }
}

extension DeclarationText {
    /// Our own file with the bundle added, its line ends kept.
    /// - Returns: nil if the file says anything that we would not: it was changed by hand.
    static func addingBundle(to text: String, dialect: Dialect) -> String? {
        let lineEnd = text.first(where: \.isNewline).map(String.init) ?? "\n"
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let condition = lines.dropFirst(2).first.flatMap { $0.hasPrefix("#if ") ? String($0.dropFirst(4)) : nil }
        let old = lines.joined(separator: "\n")
        for (isPublic, isIsolated) in [(false, false), (false, true), (true, false), (true, true)] {
            var declaration = DeclarationText(
                dialect: dialect, hasBundle: false, isPublic: isPublic, isIsolated: isIsolated, condition: condition)
            guard declaration.text == old else { continue }
            declaration.hasBundle = true
            return declaration.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
        }
        return nil
    }
}
