import UIKit

private extension HelpViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController
    }
}

extension HelpViewController {
    static func first() -> HelpViewController {
        let help = make()
        help.page = 1
        return help
    }
}
