import UIKit

@MainActor func drive() {
    TermsViewController.show(from: UIViewController())
}
