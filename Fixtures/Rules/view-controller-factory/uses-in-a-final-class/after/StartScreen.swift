import UIKit

extension TermsViewController {
    static func show(from start: UIViewController) {
        several().forEach { start.present($0, animated: true) }
        start.present(titled("Terms"), animated: true)
        start.present(instantiateFromStoryboard(withIdentifier: "Terms").another(), animated: true)
        start.present(untitled, animated: true)
        start.present(Style.plain(), animated: true)
    }
}
