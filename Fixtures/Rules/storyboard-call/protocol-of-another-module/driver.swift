import Core

@MainActor func drive() {
    let start = UIViewController()
    LegalOpener().open(from: start)
    start.present(BoardViewController.make(), animated: true)
}
