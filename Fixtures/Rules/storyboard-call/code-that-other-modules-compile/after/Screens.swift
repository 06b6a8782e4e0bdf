import UIKit

public final class TermsViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Terms"
}

final class DraftViewController: UIViewController, Instantiatable {
    static let storyboardName = "Draft"
}

@usableFromInline final class NoteViewController: UIViewController {}

@MainActor @inlinable public func makeTerms() -> UIViewController {
    TermsViewController.instantiateFromStoryboard()
}

@MainActor @inlinable public func makeDraft() -> UIViewController? {
    UIStoryboard(name: "Draft", bundle: nil).instantiateInitialViewController()
}

@MainActor @inlinable public func makeNote() -> UIViewController {
    UIStoryboard(name: "Note", bundle: nil).instantiateInitialViewController() as! NoteViewController
}

@MainActor func makeHiddenDraft() -> UIViewController? {
    DraftViewController.instantiateFromStoryboard()
}

@MainActor public func open(
    _ draft: UIViewController? = UIStoryboard(name: "Draft", bundle: nil).instantiateInitialViewController(), in container: UIViewController
) {
    container.show(draft!, sender: nil)
    container.show(DraftViewController.instantiateFromStoryboard(), sender: nil)
}

@frozen public struct Drafts {
    @MainActor public var first = UIStoryboard(name: "Draft", bundle: nil).instantiateInitialViewController()

    @MainActor public init() {}

    @MainActor public var next: UIViewController? {
        @inlinable get { UIStoryboard(name: "Draft", bundle: nil).instantiateInitialViewController() }
    }

    @MainActor public var last: UIViewController? {
        DraftViewController.instantiateFromStoryboard()
    }
}

@MainActor func openAll(in container: UIViewController) {
    container.show(makeTerms(), sender: nil)
    container.show(makeDraft()!, sender: nil)
    container.show(makeNote(), sender: nil)
    container.show(makeHiddenDraft()!, sender: nil)
    open(in: container)
    let drafts = Drafts()
    [drafts.first, drafts.next, drafts.last].forEach { container.show($0!, sender: nil) }
}
