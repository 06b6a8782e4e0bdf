import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class Coordinator {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func show(_ titles: [String]) {
        guard
            let title = titles.first // its title
        else {
            return
        }
        let terms = TermsViewController.instantiateFromStoryboard()
        print(title, terms)
    }
}
