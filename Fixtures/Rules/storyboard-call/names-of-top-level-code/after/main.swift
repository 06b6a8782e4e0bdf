import UIKit

do {
    let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    show(terms)
}
if let privacy = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController,
    privacy.title == nil {
    show(privacy)
}
