import UIKit

final class TermsViewController: UIViewController {}

final class StartViewController: UIViewController {
    func showAll(_ isNew: Bool) {
        let storyboard=UIStoryboard(name:"Legal",bundle:nil)
        let terms=storyboard.instantiateInitialViewController()as? TermsViewController
        let page=storyboard.instantiateInitialViewController()!
        present(terms ?? page,animated:true)
        if let terms=storyboard.instantiateInitialViewController()as? TermsViewController{
            present(terms,animated:true)
        }
        if let terms=storyboard.instantiateInitialViewController()as? TermsViewController{present(terms,animated:true)}
        if isNew,let terms=storyboard.instantiateInitialViewController()as? TermsViewController{present(terms,animated:true)}
        if let next /* new */ = storyboard.instantiateInitialViewController()as? TermsViewController,isNew{present(next,animated:true)}
        guard let last=storyboard.instantiateInitialViewController()as? TermsViewController else{return}
        present(last,animated:true)
    }
}
