import UIKit

protocol Titled {
    var name: String { get }
    static var legal: UIStoryboard { get }
    var help: UIStoryboard { get }
}

struct Boards {
    struct Legal {
        static let name = "Legal"

        static var storyboard: UIStoryboard {
            return UIStoryboard(name: name, bundle: nil)
        }
    }
}

extension UIStoryboard {
    class func main() -> UIStoryboard {
        return UIStoryboard(name: "Legal", bundle: Bundle.main)
    }

    static var legal: UIStoryboard {
        return UIStoryboard(name: "Legal", bundle: nil)
    }
}

class Page: UIViewController {
    var name: String { return "Page" }
}

class FirstPage: Page {
    override var name: String { return "First" }
}
