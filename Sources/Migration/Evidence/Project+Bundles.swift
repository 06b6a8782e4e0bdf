import InterfaceBuilder
import XcodeProject

extension Project {
    /// The modules whose products hold an Interface Builder file.
    func bundlers(of path: String) -> [BuildModule] {
        buildModel.modules(bundling: path)
    }

    /// Their names.
    func bundlingModules(of path: String) -> Set<String> {
        Set(bundlers(of: path).map(\.name))
    }

    func storyboardName(of document: InterfaceDocument) -> String {
        InterfaceName(path: document.path).name + ".storyboard"
    }
}
