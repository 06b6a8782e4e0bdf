import UIKit

@MainActor func drive() {
    let profile = ProfileViewController()
    profile.addAll()
    profile.addMarks()
}
