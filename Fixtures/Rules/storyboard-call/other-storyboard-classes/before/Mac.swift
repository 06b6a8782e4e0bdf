import AppKit

func makeWindow() -> NSWindowController {
    return NSStoryboard(name: "Main", bundle: nil).instantiateInitialController() as! NSWindowController
}

func makePane() -> NSViewController {
    let board = NSStoryboard(name: "Main", bundle: nil)
    return board.instantiateController(withIdentifier: "Pane") as! NSViewController
}
