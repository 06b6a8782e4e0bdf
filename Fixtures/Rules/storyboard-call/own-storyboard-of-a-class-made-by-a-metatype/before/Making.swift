import UIKit

@MainActor func makeAbout() -> AboutViewController? {
    return UIViewController.make(AboutViewController.self)
}

@MainActor func isPrivacy(_ controller: UIViewController) -> Bool {
    return controller.isOf(PrivacyViewController.self)
}
