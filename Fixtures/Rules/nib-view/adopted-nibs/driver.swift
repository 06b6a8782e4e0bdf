import UIKit

@MainActor func drive() {
    let profile = ProfileViewController()
    profile.add()
    profile.add(for: UIButton())
}
