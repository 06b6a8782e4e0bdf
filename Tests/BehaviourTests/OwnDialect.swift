import Migration

extension Dialect {
    /// Described by a user, with its declaration.
    static let own = Dialect(
        name: "own",
        protocolName: "Staged",
        origin: .written(
            """
            @preconcurrency @MainActor
            protocol Staged: AnyObject {
                static var stage: String { get }
            }

            extension Staged where Self: UIViewController {
                static var stage: String { return String(describing: self) }

                static func first() -> Self {
                    return UIStoryboard(name: stage, bundle: nil).instantiateInitialViewController() as! Self
                }

                static func scene(_ name: String) -> Self {
                    return UIStoryboard(name: stage, bundle: nil).instantiateViewController(withIdentifier: name) as! Self
                }
            }
            """),
        resource: .storyboard, file: DialectMember("stage", byDefault: .ofClass), bundle: DialectMember(nil, byDefault: .main),
        functions: [.initialController: .init("first"), .identifiedController: .init("scene", "_")])
}
