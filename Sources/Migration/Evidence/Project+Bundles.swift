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

    /// What keeps every site of a file from being read.
    func obstacle(toSitesIn file: Int) -> Obstacle? {
        guard isReadable(file) else { return Obstacle(.notReadable, "the file holds something that is no Swift") }
        guard input.swiftFiles[file].access != .generated else { return Obstacle(.notEditable, "a tool generates this file") }
        return isForgotten(file) ? Obstacle(.fileInNoTarget, "no target of the Xcode project around it compiles this file") : nil
    }

    /// Whether an Xcode project that could be read stands around a file and no target compiles it: it was forgotten on the disk.
    func isForgotten(_ file: Int) -> Bool {
        let path = path(file)
        guard buildModel.modules(compiling: path).isEmpty else { return false }
        let around = manifests.innermost(around: path)
        return around == [.xcodeProject] && buildProblems.allSatisfy { !$0.path.hasSuffix(".pbxproj") }
    }

    /// Whether the project has apps, and a file is in no target of theirs or any other: it may be forgotten on the disk, or belong
    /// to a project that is not at hand. What it opens is then no fact.
    func isInNoTarget(_ file: Int) -> Bool {
        buildModel.hasApplication && buildModel.modules(compiling: path(file)).isEmpty
    }

    /// Whether the targets that compile a type are known with all that they copy to their bundles.
    func knowsResources(of type: Int) -> Bool {
        let compiling = types.all[type].declarations.flatMap { buildModel.modules(compiling: path($0.file)) }
        return !compiling.isEmpty && compiling.allSatisfy(\.knowsResources)
    }

    func storyboardName(of document: InterfaceDocument) -> String {
        InterfaceName(path: document.path).name + ".storyboard"
    }
}
