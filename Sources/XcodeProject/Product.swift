/// What a module is built into, as far as it decides where the module's resources lie.
package enum Product: Hashable, Sendable {
    /// App Clips and watch apps are applications too.
    case application
    case appExtension
    case framework
    /// Code that becomes part of another product: a static framework too.
    case staticLibrary
    case tests
    /// A target of a package: its resources lie in `Bundle.module`.
    case package
    case other
}

extension Product {
    init(_ target: ProjectTarget) {
        let type = target.productType ?? ""
        let prefix = "com.apple.product-type."
        guard type.hasPrefix(prefix) else {
            self = .other
            return
        }
        let product = Self.product(type.dropFirst(prefix.count))
        self = product == .framework && target.isStatic ? .staticLibrary : product
    }

    /// The product of a type without its prefix; the variants of a type stand behind a dot: `application.watchapp2`.
    private static func product(_ type: Substring) -> Product {
        switch type {
        case "framework.static", "library.static": return .staticLibrary
        case "framework": return .framework
        case "tv-app-extension", "watchkit-extension", "watchkit2-extension", "xcode-extension", "extensionkit-extension":
            return .appExtension
        default: break
        }
        if type.hasPrefix("bundle."), type.contains("-test") { return .tests }
        switch type.prefix(while: { $0 != "." }) {
        case "application": return .application
        case "app-extension": return .appExtension
        default: return .other
        }
    }
}
