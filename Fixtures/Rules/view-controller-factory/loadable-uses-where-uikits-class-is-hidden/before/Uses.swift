import UIKit

@MainActor func openAll(in container: UIViewController) {
    let UIStoryboard = container.storyboard
    container.show(TermsViewController.make(), sender: UIStoryboard)
}
