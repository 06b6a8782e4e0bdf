import UIKit

@MainActor func drive() {
    let about = UIStoryboard(name: "About", bundle: nil).instantiateInitialViewController() as! AboutViewController
    about.showAll()
    about.showLocal()
    about.show(1)
    OtherViewController().showAll()
}
