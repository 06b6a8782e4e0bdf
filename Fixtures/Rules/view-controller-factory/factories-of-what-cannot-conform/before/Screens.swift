import UIKit

class PageViewController<Content>: UIViewController {
    static func make() -> PageViewController<Content> {
        return UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! PageViewController<Content>
    }
}

final class CodeViewController: UIViewController {
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    static func make() -> CodeViewController {
        return UIStoryboard(name: "Code", bundle: nil).instantiateInitialViewController() as! CodeViewController
    }
}

final class BoardViewController: UIViewController {
    static var board = "Board"

    static func make() -> BoardViewController {
        return UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as! BoardViewController
    }
}

final class HalfViewController: UIViewController {
    static func make() -> UIViewController? {
        if let half = UIStoryboard(name: "Half", bundle: nil).instantiateInitialViewController() as? HalfViewController {
            return half
        } else {
            return nil
        }
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController<Int>.make(), animated: true)
        present(CodeViewController.make(), animated: true)
        present(BoardViewController.make(), animated: true)
        HalfViewController.make().map { present($0, animated: true) }
    }
}
