import UIKit

extension HelpViewController {
    static func first() -> HelpViewController {
        let help = instantiateFromStoryboard(withIdentifier: "Help")
        help.page = 1
        return help
    }
}
