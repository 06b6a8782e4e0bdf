import Foundation

@MainActor final class Router {
    func routeAll() {
        let terms = Board.legal.instance.instantiateViewController(withIdentifier: "Terms")
        terms.show()
        route([Board.legal.instance.instantiateViewController(withIdentifier: "Privacy")].map { "\($0.title ?? "none")" })
        let privacy = Board.legal.instance.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
        privacy.show()
    }

    func route(_ titles: [String]) {
        print(titles)
    }
}
