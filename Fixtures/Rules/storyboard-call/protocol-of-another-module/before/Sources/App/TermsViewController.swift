import Core
import UIKit

final class TermsViewController: BoardViewController {}
