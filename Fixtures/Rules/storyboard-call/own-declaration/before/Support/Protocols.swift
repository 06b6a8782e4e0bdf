import UIKit

@MainActor protocol Instantiatable: class {
  static var storyboardName: String { get }
}

extension Instantiatable where Self: UIViewController {
  static var storyboardName: String { String(describing: self) }

  static func instantiateFromStoryboard() -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    return storyboard.instantiateInitialViewController() as! Self
  }

  static func instantiateFromStoryboard(withIdentifier identifier: String) -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    return storyboard.instantiateViewController(withIdentifier: identifier) as! Self
  }
}
