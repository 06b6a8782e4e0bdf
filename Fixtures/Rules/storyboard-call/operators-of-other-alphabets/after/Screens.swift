import UIKit

prefix operator √
infix operator ÷: MultiplicationPrecedence
postfix operator ‰

prefix func √ (number: Int) -> Int { number / 2 }
func ÷ (one: Int, other: Int) -> Int { one / other }
postfix func ‰ (number: Int) -> Int { number * 1000 }
@MainActor prefix func √ (terms: TermsViewController) -> Int { terms.length }
@MainActor postfix func ‰ (terms: TermsViewController) -> Int { terms.length * 1000 }

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var length = 4
}

@MainActor func measure() {
    print(√TermsViewController.instantiateFromStoryboard().length)
    print(8÷TermsViewController.instantiateFromStoryboard().length)
    print(TermsViewController.instantiateFromStoryboard()‰, √TermsViewController.instantiateFromStoryboard())
}
