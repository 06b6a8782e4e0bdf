import UIKit

struct terms {
    var title = "Terms"
}

struct privacy {}

class LegalViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static var terms: LegalViewController {
        return LegalViewController.instantiateFromStoryboard()
    }

    static func title(of text: Any) -> String {
        return text is terms ? (text as! terms).title : ""
    }
}

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Privacy"

    static var privacy: PrivacyViewController {
        return PrivacyViewController.instantiateFromStoryboard()
    }

    static func count() -> Int {
        typealias Kind = privacy
        let number = { (kinds: Array<privacy>) -> Int in kinds.count }
        return number(Array<privacy>()) + MemoryLayout<Kind>.size
    }
}

class StartViewController: UIViewController {
    func showTerms() {
        title = LegalViewController.title(of: terms())
        present(LegalViewController.terms, animated: true)
        present(PrivacyViewController.privacy, animated: true)
    }
}
