import XcodeProject

extension ConformancePlanner {
    /// A bundle as a class says it, so that equal ones are told: where the default is the bundle of the class, that of a class of
    /// an app is the main one.
    func comparable(_ bundle: KnownBundle, for type: Int) -> KnownBundle {
        let own = project.canonical(bundle, for: type)
        return dialect.bundle.byDefault == .ofClass && own == .ofClass(type) && project.isOfAppsOnly(type) ? .main : own
    }
}

extension Project {
    /// Whether a class is compiled into apps and their extensions only, whose bundle is the main one at run time.
    fileprivate func isOfAppsOnly(_ type: Int) -> Bool {
        let modules = buildModules(of: [type])
        return !modules.isEmpty && modules.allSatisfy { [.application, .appExtension].contains($0.product) }
    }

    /// A bundle as a class says it: that of another class of the same modules is the class's own.
    func canonical(_ bundle: KnownBundle, for type: Int) -> KnownBundle {
        guard case .ofClass(let other) = bundle, types.all[other].modules == types.all[type].modules else { return bundle }
        return .ofClass(type)
    }
}
