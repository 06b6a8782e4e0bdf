import UIKit

final class TermsViewController: UIViewController {
    var count = 0
}

@MainActor final class Coordinator {
    func first() -> Int {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            switch terms.count {
            case 0: return 0
            default: return 1
            }
        }
        return 3
    }

    func second() -> Int {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            while true {
                terms.count += 1
                if terms.count > 1 { return terms.count }
            }
        }
        return 3
    }

    func third() {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            print(terms.count)
            #if os(Linux)
            return
            #endif
        }
        print("other")
    }

    func fifth() {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            for count in 0..<2 {
                terms.count = count
            }
        }
        print("other")
    }

    func sixth() {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            halt(terms)
        }
        print("other")
    }

    private func halt(_ terms: TermsViewController) -> Never {
        fatalError("\(terms.count)")
    }
}
