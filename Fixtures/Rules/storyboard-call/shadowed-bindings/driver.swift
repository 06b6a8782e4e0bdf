import UIKit

@MainActor func drive() {
    let about = AboutViewController()
    about.showAll(true)
    about.showAny(UIStoryboard(name: "Legal", bundle: nil))
    Coordinator().showHelp()
}
