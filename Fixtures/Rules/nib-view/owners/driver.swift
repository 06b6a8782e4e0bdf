import UIKit

@MainActor func drive() {
    let profile = ProfileViewController()
    profile.addAll()
    profile.addFor(UIButton())
    profile.addLater()()
    profile.addPlainLater(to: UIView())()
}
