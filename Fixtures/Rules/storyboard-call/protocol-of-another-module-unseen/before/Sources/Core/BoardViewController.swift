import UIKit

open class BoardViewController: UIViewController {}

extension BoardViewController: Instantiatable {}
