import UIKit

if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
    show(terms)
}
if let privacy = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController,
    privacy.title == nil {
    show(privacy)
}
