import UIKit

@MainActor final class Shell {
    let privacy = PrivacyViewController.make()
}
