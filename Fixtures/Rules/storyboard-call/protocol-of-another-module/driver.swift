import Core
import UIKit

@MainActor func drive() {
    let start = UIViewController()
    LegalOpener().open(from: start)
    start.present(BoardViewController.make(), animated: true)
}
