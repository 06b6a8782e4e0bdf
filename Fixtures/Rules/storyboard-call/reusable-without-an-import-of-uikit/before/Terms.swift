/// The legal terms.
final class TermsViewController: BaseViewController {}
