/// What the path of a storyboard or xib says about its name and its variants.
package struct InterfaceName: Hashable, Sendable {
    /// The folder without a localisation folder: variants of one document share folder and name. The root is empty.
    package let folder: String
    /// The name by which code asks for it: `Main` for `App/Base.lproj/Main~ipad.storyboard`.
    package let name: String
    /// `Base` for `Base.lproj`; nil outside a localisation folder.
    package let localization: String?
    /// `~ipad` or `~iphone` as it is spelt, which matters on devices; nil without one.
    package let deviceSuffix: String?
    /// `storyboard` or `xib`, as it is spelt; empty without one.
    package let pathExtension: String

    /// The file's own name, by which code can ask for this variant and no other: `Main~ipad`.
    package var fullName: String { name + (deviceSuffix ?? "") }

    /// - Parameter path: Relative to the project's root, with `/` between components.
    package init(path: String) {
        // Bytes, not characters: every interface file of a project is asked for its name.
        var folders = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)[...]
        var stem = folders.popLast() ?? ""
        pathExtension = Self.take(fromLast: ".", of: &stem).map { String($0.dropFirst()) } ?? ""
        var device = stem
        let suffix = Self.take(fromLast: "~", of: &device).flatMap { Self.devices.contains($0.lowercased()) ? $0 : nil }
        deviceSuffix = suffix.map(String.init)
        name = String(suffix == nil ? stem : device)
        localization = folders.last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
        if localization != nil { folders.removeLast() }
        folder = folders.joined(separator: "/")
    }

    private static let devices: Set<String> = ["~ipad", "~iphone"]

    /// Takes away what begins with the last mark, unless the whole text does.
    private static func take(fromLast mark: Unicode.Scalar, of text: inout Substring) -> Substring? {
        guard let start = text.utf8.lastIndex(of: UInt8(ascii: mark)), start != text.startIndex else { return nil }
        defer { text = text[..<start] }
        return text[start...]
    }
}
