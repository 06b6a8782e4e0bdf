import UIKit

protocol Themed {}

class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController
    }
}

class TermsPage: Themed & TermsViewController {}

class PrivacyViewController: UIViewController {
    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

typealias PrivacyBase = Themed & PrivacyViewController

class PrivacyPage: PrivacyBase {}

class ImprintViewController: UIViewController {
    static func make() -> ImprintViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Imprint") as! ImprintViewController
    }
}

class ImprintBase: Themed & ImprintViewController {}

class ImprintPage: ImprintBase {}

class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController
    }
}

enum Bases {
    typealias Base = HelpViewController
}

class HelpPage: Bases.Base {}

class NewsViewController: UIViewController {
    static func make() -> NewsViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "News") as! NewsViewController
    }
}

typealias NewsBase = (NewsViewController)

class NewsPage: NewsBase {}

class TourViewController: UIViewController {
    static func make() -> TourViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Tour") as! TourViewController
    }
}

class TourPage: `TourViewController` {}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsPage.make(), animated: true)
        present(PrivacyPage.make(), animated: true)
        present(ImprintPage.make(), animated: true)
        present(HelpPage.make(), animated: true)
        present(NewsPage.make(), animated: true)
        present(TourPage.make(), animated: true)
    }
}
