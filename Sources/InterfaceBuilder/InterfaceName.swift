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
    /// `storyboard` or `xib`, as it is spelt.
    package let pathExtension: String

    package init(path: String) {
        folder = ""
        name = path
        localization = nil
        deviceSuffix = nil
        pathExtension = ""
    }
}
