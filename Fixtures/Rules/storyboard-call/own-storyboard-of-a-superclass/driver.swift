import UIKit

@MainActor func drive() {
    let about = UIStoryboard(name: "About", bundle: nil)
    (about.instantiateViewController(withIdentifier: "Part") as! PartViewController).showTerms()
    (about.instantiateViewController(withIdentifier: "First") as! PartViewController).showTerms()
}
