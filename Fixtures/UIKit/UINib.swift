/// Reads the real file and traps where UIKit does: a file that is not there is missed when the nib is instantiated.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: Hashable, Sendable {}

    private let name: String
    private let bundle: Bundle?

    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
        self.bundle = bundle
    }

    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file = NibFile(named: name) else {
            fatalError("Could not load NIB in bundle with name '\(name)'")
        }
        let objects = file.roots.map { $0.made() }
        let classes = objects.map { "\(type(of: $0))" }.joined(separator: ", ")
        Trace.add("\(name).xib in \(Trace.name(of: bundle)) made \(classes)" + (file.concernsOwner ? ownership(owner) : ""))
        return objects
    }

    /// Told only where the nib does something with its owner.
    private func ownership(_ owner: Any?) -> String {
        owner.map { " for a \(type(of: $0))" } ?? " for nobody"
    }
}

extension Bundle {
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
