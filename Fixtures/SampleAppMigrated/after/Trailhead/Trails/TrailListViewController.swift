import UIKit

final class TrailListViewController: UITableViewController, Instantiatable {
    static let storyboardName = "Trails"

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
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true, completion: nil)
    }

    @IBAction func showFilter() {
        let filter = TrailFilterViewController.instantiateFromStoryboard(withIdentifier: "Filter")
        filter.regions = Set(trails.map { $0.region })
        present(filter, animated: true)
    }
}
