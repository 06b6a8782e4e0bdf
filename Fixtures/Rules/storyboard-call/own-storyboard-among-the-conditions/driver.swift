import UIKit

@MainActor func drive() {
    let about = UIStoryboard(name: "About", bundle: nil).instantiateInitialViewController() as! AboutViewController
    about.showTerms()
    about.showIf()
    about.showNew(true)
    about.showNew(false)
    about.showTitled(["New"])
    about.showTitled([])
}
