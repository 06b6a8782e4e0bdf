import UIKit

final class Mid: UIViewController {}
final class VC: UIViewController {
    override func viewDidLoad() {
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(storyboard.instantiateInitialViewController() as! Mid)
            let other = { storyboard }
            note(type(of: other))
        }
        do {
            let storyboard: UIStoryboard? = UIStoryboard(name: "Mid", bundle: nil)
            if let storyboard { note(storyboard.instantiateInitialViewController() as! Mid) }
            note(storyboard!.instantiateInitialViewController() as! Mid)
        }
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(storyboard.instantiateInitialViewController() as! Mid)
            note(self.storyboard == nil)
        }
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(storyboard.instantiateInitialViewController() as! Mid)
            note("\(storyboard)")
        }
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(storyboard.instantiateInitialViewController() as! Mid)
            func inner() { note(storyboard) }
            inner()
        }
        do {
            func inner() { note(storyboard == nil) }
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(storyboard.instantiateInitialViewController() as! Mid)
            inner()
        }
    }
}
