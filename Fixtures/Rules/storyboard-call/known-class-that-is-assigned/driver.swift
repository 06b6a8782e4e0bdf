import UIKit

@MainActor func drive() {
    let about = AboutViewController()
    about.assign(UIWindow())
}
