/// Reads the real file and traps where UIKit does.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?
    private let file: StoryboardFile

    public init(name: String, bundle: Bundle?) {
        guard let file = StoryboardFile(named: name) else {
            fatalError("Could not find a storyboard named '\(name)'")
        }
        self.name = name
        self.bundle = bundle
        self.file = file
    }

    open func instantiateInitialViewController() -> UIViewController? {
        file.initialSceneID.flatMap(controller(forSceneID:))
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(for: scene(withIdentifier: identifier))
    }

    func controller(forSceneID id: String) -> UIViewController? {
        file.scenes[id].map(controller(for:))
    }

    /// Traced when a controller is made, not when a storyboard is opened: opening one more often does no harm.
    private func controller(for scene: Scene) -> UIViewController {
        guard let controller = scene.controllerClass.init(coder: SceneCoder(scene: scene, storyboard: self)) else {
            fatalError("'\(scene.identifier ?? scene.id)' made nothing of its scene")
        }
        Trace.add("\(name).storyboard in \(Trace.name(of: bundle)) made '\(scene.identifier ?? scene.id)':", controller)
        return controller
    }

    private func scene(withIdentifier identifier: String) -> Scene {
        guard let scene = file.scene(withIdentifier: identifier) else {
            fatalError("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
        }
        return scene
    }
}

extension UIStoryboard {
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = file.initialSceneID, let scene = file.scenes[id] else { return nil }
        return controller(for: scene, creator: creator)
    }

    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        controller(for: scene(withIdentifier: identifier), creator: creator)
    }

    private func controller<Controller: UIViewController>(
        for scene: Scene, creator: ((NSCoder) -> Controller?)?
    ) -> Controller {
        if let created = creator?(SceneCoder(scene: scene, storyboard: self)) { return created }
        let found = controller(for: scene)
        guard let controller = found as? Controller else {
            fatalError("Expected a \(Controller.self), but the storyboard made a \(type(of: found))")
        }
        return controller
    }
}
