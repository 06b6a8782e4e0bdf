@MainActor func drive() {
    let about = AboutViewController()
    about.showForEach()
    about.showInClosure()
    about.showWithSemicolon()
    about.showWithBlank()
    about.showWithComments()
    about.showWithCommentInClosure()
    about.showAndPrint()
}
