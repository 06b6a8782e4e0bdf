class Sub: TermsViewController {
}
