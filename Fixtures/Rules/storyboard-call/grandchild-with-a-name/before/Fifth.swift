import UIKit

@MainActor func make() {
    note(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController)
}
