public import UIKit

public final class TermsViewController: UIViewController {}
