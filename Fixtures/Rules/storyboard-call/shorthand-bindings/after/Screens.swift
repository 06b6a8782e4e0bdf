import UIKit

final class Mid: UIViewController, Instantiatable {}
final class VC: UIViewController {
    override func viewDidLoad() {
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(Mid.instantiateFromStoryboard())
            let other = { storyboard }
            note(type(of: other))
        }
        do {
            let storyboard: UIStoryboard? = UIStoryboard(name: "Mid", bundle: nil)
            if let storyboard { note(storyboard.instantiateInitialViewController() as! Mid) }
            note(Mid.instantiateFromStoryboard())
        }
        do {
            note(Mid.instantiateFromStoryboard())
            note(self.storyboard == nil)
        }
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(Mid.instantiateFromStoryboard())
            note("\(storyboard)")
        }
        do {
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(Mid.instantiateFromStoryboard())
            func inner() { note(storyboard) }
            inner()
        }
        do {
            func inner() { note(storyboard == nil) }
            let storyboard = UIStoryboard(name: "Mid", bundle: nil)
            note(Mid.instantiateFromStoryboard())
            inner()
        }
    }
}
