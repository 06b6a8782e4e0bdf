import UIKit

final class TrailDetailViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!

    var trail: Trail?

    class func viewController() -> TrailDetailViewController {
        let storyboard = UIStoryboard(name: "TrailDetailViewController", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! TrailDetailViewController

        return viewController
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trail?.name
    }

    @IBAction func showPhoto() {
        let storyboard = UIStoryboard(name: "Photo", bundle: Bundle(for: PhotoViewController.self))
        let photo = storyboard.instantiateInitialViewController() as! PhotoViewController
        photo.caption = trail?.name
        present(photo, animated: true)
    }

    @IBAction func recommend() {
        let storyboard = UIStoryboard(name: "Share", bundle: nil)
        if let share = storyboard.instantiateInitialViewController() as? ShareViewController {
            share.trail = trail
            present(share, animated: true)
        } else {
            title = "Sharing is not possible"
        }
    }

}
