import UIKit

@MainActor func drive() {
    let about = UIStoryboard(name: "About", bundle: nil).instantiateInitialViewController() as! AboutViewController
    about.showBoth()
    about.showShadowing()
    about.showForced()
    about.showIf()
    about.showAndPass()
}
