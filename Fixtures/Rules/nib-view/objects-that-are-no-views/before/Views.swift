import UIKit

final class Helper: NSObject {}

class TermsViewController: UIViewController {}

final class LegalViewController: TermsViewController {}

func make() -> [Any] {
    let helper = Bundle.main.loadNibNamed("Helper", owner: nil, options: nil)?.first as! Helper
    let terms = UINib(nibName: "Terms", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! LegalViewController
    return [helper, terms]
}
