import UIKit

@MainActor func drive() {
    let about = UIStoryboard(name: "About", bundle: nil)
    (about.instantiateInitialViewController() as! AboutViewController).showTerms()
    (about.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController).showTerms()
}
