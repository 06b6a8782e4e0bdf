import UIKit

protocol Themed {}

class TermsViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Screens" }

    static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }
}

class TermsPage: Themed & TermsViewController {}

class PrivacyViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Screens" }

    static func make() -> PrivacyViewController {
        return PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}

typealias PrivacyBase = Themed & PrivacyViewController

class PrivacyPage: PrivacyBase {}

class ImprintViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Screens" }

    static func make() -> ImprintViewController {
        return ImprintViewController.instantiateFromStoryboard(withIdentifier: "Imprint")
    }
}

class ImprintBase: Themed & ImprintViewController {}

class ImprintPage: ImprintBase {}

class HelpViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Screens" }

    static func make() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard(withIdentifier: "Help")
    }
}

enum Bases {
    typealias Base = HelpViewController
}

class HelpPage: Bases.Base {}

class NewsViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Screens" }

    static func make() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard(withIdentifier: "News")
    }
}

typealias NewsBase = (NewsViewController)

class NewsPage: NewsBase {}

class TourViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Screens" }

    static func make() -> TourViewController {
        return TourViewController.instantiateFromStoryboard(withIdentifier: "Tour")
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
