import class UIKit.UIViewController

/// Names the one type that it imports.
@MainActor final class Coordinator {
    let start: UIViewController? = nil

    func coordinate() {
        let terms = Board.legal.instance.instantiateViewController(withIdentifier: "Terms")
        terms.show()
    }
}
