/// A rule of a target for some of its files: `.process("Views")`.
package struct PackageResource: Hashable, Sendable {
    package enum Rule: String, Sendable {
        case process
        /// As it is: what lies in a folder stays in it, and is not found by its name alone.
        case copy
        /// Into the code: nothing reaches the bundle.
        case embedInCode
    }

    package let rule: Rule
    /// A file or a folder, relative to the target's folder.
    package let path: String
}

extension PackageResource {
    /// The rules of an argument that is an array of calls with a string each; nil if it is anything else.
    static func list(_ argument: ManifestCall.Argument) -> [PackageResource]? {
        guard let elements = argument.elements else { return nil }
        let resources = elements.compactMap(PackageResource.init)
        return resources.count == elements.count ? resources : nil
    }

    /// `.copy("A")` or `Resource.copy("A")`
    private init?(_ element: ArraySlice<ManifestToken>) {
        let name = element.prefix { $0 != .mark("(") }.indices.last
        guard let name, let call = ManifestCall(at: name, in: element), call.end == element.endIndex else { return nil }
        guard let rule = Rule(rawValue: call.name), let path = call.arguments.first?.string else { return nil }
        self.init(rule: rule, path: path)
    }

    /// Whether no file with the path, or below it, lies in the bundle under its own name.
    var hidesInterfaces: Bool {
        switch rule {
        case .process: false
        case .copy: !RelativePath.isInterfaceFile(path)
        case .embedInCode: true
        }
    }
}
