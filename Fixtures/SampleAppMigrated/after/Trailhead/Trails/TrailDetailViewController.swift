import UIKit

final class TrailDetailViewController: UIViewController, Instantiatable {

    @IBOutlet weak var nameLabel: UILabel!

    var trail: Trail?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trail?.name
    }

    @IBAction func showPhoto() {
        let photo = PhotoViewController.instantiateFromStoryboard()
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
