import UIKit

public class TermsViewController: UIViewController {}
