import UIKit

final class TermsViewController: UIViewController, Instantiatable {
	static let storyboardName = "Legal"

	var emoji = "👩‍👩‍👧 §"
}

class AboutViewController: UIViewController {
	func showTerms() {
		let terms = TermsViewController.instantiateFromStoryboard(); present(terms, animated: true)
		print("👩‍👩‍👧"); show(TermsViewController.instantiateFromStoryboard(withIdentifier:"Terms"), sender: self)
		let again = TermsViewController.instantiateFromStoryboard(
			withIdentifier: "Terms"
		)
		let last = TermsViewController.instantiateFromStoryboard()
		print(again.emoji, last.emoji)
	}
}