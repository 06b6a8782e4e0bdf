import UIKit

prefix operator √
infix operator ÷: MultiplicationPrecedence
postfix operator ‰

prefix func √ (number: Int) -> Int { number / 2 }
func ÷ (one: Int, other: Int) -> Int { one / other }
postfix func ‰ (number: Int) -> Int { number * 1000 }
@MainActor prefix func √ (terms: TermsViewController) -> Int { terms.length }
@MainActor postfix func ‰ (terms: TermsViewController) -> Int { terms.length * 1000 }

final class TermsViewController: UIViewController {
    var length = 4
}

@MainActor func measure() {
    let storyboard = UIStoryboard(name: "Legal", bundle: nil)
    print(√(storyboard.instantiateInitialViewController() as! TermsViewController).length)
    print(8÷(storyboard.instantiateInitialViewController() as! TermsViewController).length)
    print((storyboard.instantiateInitialViewController() as! TermsViewController)‰, √(storyboard.instantiateInitialViewController() as! TermsViewController))
}
