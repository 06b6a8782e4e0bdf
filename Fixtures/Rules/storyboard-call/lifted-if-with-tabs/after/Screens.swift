import UIKit

final class TermsViewController: UIViewController, Instantiatable {
	static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
	let legal = UIStoryboard(name: "Legal", bundle: nil)

	func showTerms() {
		let terms = TermsViewController.instantiateFromStoryboard()
		terms.title = """
				Be kind.
			"""
		if terms.children.isEmpty {
			present(terms, animated: true)
		}
	}

	func showDeferred() {
		do {
			let terms = TermsViewController.instantiateFromStoryboard()
			defer { print("shown") }
			present(terms, animated: true)
		}
		print("end")
	}
}
