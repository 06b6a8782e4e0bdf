import UIKit

class TermsViewController: UIViewController {}

class Coordinator {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func show(_ titles: [String]) {
        guard
            let title = titles.first, // its title
            let terms = legal.instantiateInitialViewController() as? TermsViewController  
        else {
            return
        }
        print(title, terms)
    }
}
