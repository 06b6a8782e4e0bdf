import UIKit

final class TrailListViewController: UITableViewController {
    var coordinator: TrailCoordinator?
    var trails: [Trail] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        tableView.reloadData()
    }

    func select(_ trail: Trail) {
        coordinator?.show(trail)
    }

    @IBAction func showTerms() {
        let terms = Storyboard.legal.instance.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        present(terms, animated: true, completion: nil)
    }

    @IBAction func showFilter() {
        let storyboard = Storyboard.trails.instance
        guard let filter = storyboard.instantiateViewController(withIdentifier: "Filter") as? TrailFilterViewController else {
            fatalError("Trails.storyboard has no filter")
        }
        filter.regions = Set(trails.map { $0.region })
        present(filter, animated: true)
    }
}
