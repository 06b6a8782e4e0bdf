import UIKit

final class TermsViewController: UIViewController {
	var emoji = "👩‍👩‍👧 §"
}

class AboutViewController: UIViewController {
	func showTerms() {
		let legal = UIStoryboard(name: "Legal", bundle: nil); let terms = legal.instantiateInitialViewController() as! TermsViewController; present(terms, animated: true)
		print("👩‍👩‍👧"); show(UIStoryboard(name:"Legal",bundle:nil).instantiateViewController(withIdentifier:"Terms")as!TermsViewController, sender: self)
		let again = UIStoryboard(
			name: "Legal",
			bundle: nil
		).instantiateViewController(
			withIdentifier: "Terms"
		) as! TermsViewController
		let last = UIStoryboard(name: "Legal", bundle: nil)
			.instantiateInitialViewController()
			as! TermsViewController
		print(again.emoji, last.emoji)
	}
}