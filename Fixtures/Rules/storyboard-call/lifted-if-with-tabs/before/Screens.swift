import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
	let legal = UIStoryboard(name: "Legal", bundle: nil)

	func showTerms() {
		if let terms = legal.instantiateInitialViewController() as? TermsViewController {
			terms.title = """
				Be kind.
			"""
			if terms.children.isEmpty {
				present(terms, animated: true)
			}
		}
	}

	func showDeferred() {
		if let terms = legal.instantiateInitialViewController() as? TermsViewController {
			defer { print("shown") }
			present(terms, animated: true)
		}
		print("end")
	}
}
