import UIKit

@MainActor func drive() {
    ProfileViewController().add(for: UIButton())
}
