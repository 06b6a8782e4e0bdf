import UIKit

@MainActor func drive() {
    let privacy = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    privacy.showTerms()
    print(makeAbout() == nil, privacy.isOf(PrivacyViewController.self))
    makeAbout()?.showTerms()
}
