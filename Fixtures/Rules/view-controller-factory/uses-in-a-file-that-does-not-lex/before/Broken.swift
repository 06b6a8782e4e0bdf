import UIKit

<<<<<<< ours
let terms = TermsViewController.make()
=======
let terms: UIViewController = TermsViewController.make()
>>>>>>> theirs
