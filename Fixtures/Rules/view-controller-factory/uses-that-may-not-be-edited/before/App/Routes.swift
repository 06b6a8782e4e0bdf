// Generated using a template - DO NOT EDIT

import UIKit

@MainActor enum Routes {
    static func imprint() -> UIViewController { return ImprintViewController.make() }
}
