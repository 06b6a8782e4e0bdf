import UIKit
enum Flow { 
    private final class Mid: UIViewController { }
    @MainActor static func go() { note(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! Mid) }
}
extension Flow { final class Low: UIViewController { }
    @MainActor static func go2() { note(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! Low) } } // end
