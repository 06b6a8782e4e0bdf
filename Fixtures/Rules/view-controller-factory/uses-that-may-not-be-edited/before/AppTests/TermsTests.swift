import UIKit

@MainActor final class TermsTests {
    let terms = TermsViewController.make()
}
