import UIKit

@MainActor func drive() { note(go(UIViewController.self)) }
