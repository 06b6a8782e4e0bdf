/// The name of a class as an Interface Builder file writes it.
struct ClassName {
    private let name: String

    /// The module of every fixture.
    private static let targetModule = "App"

    init?(_ attributes: [String: String]) {
        guard let customClass = attributes["customClass"] else { return nil }
        let isInTarget = attributes["customModuleProvider"] == "target"
        let module = isInTarget ? Self.targetModule : attributes["customModule"]
        name = [module, customClass].compactMap { $0 }.joined(separator: ".")
    }

    /// As in UIKit, a class that is not found is replaced by that of the element, with no more than a message.
    func found<Base: AnyObject>(else base: Base.Type) -> Base.Type {
        guard let found = NSClassFromString(name) as? Base.Type else {
            Trace.add("Unknown class \(name) in Interface Builder file.")
            return base
        }
        return found
    }
}
