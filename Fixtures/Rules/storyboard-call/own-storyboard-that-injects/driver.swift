import UIKit

@MainActor func drive() {
    let about = CountingStoryboard(name: "About", bundle: nil).instantiateInitialViewController() as! AboutViewController
    about.showTerms()
}
