import UIKit

@MainActor
protocol Scene {
    static var storyboardName: String { get }
    static var sceneIdentifier: String { get }
}

extension Scene where Self: UIViewController {
    static var sceneIdentifier: String { "\(self)" }

    static func scene() -> Self {
        UIStoryboard(name: storyboardName, bundle: nil).instantiateViewController(identifier: sceneIdentifier)
    }
}
