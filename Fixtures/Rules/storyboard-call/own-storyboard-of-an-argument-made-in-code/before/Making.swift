import UIKit

// PrivacyViewController and AboutViewController without a storyboard.
@MainActor func showAll(_ coordinator: Coordinator) {
    show(.init(nibName: nil, bundle: nil))
    coordinator.privacy = .init(nibName: nil, bundle: nil)
    coordinator.privacy?.showTerms()
    print("shown")
}
