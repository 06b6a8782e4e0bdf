import UIKit

@MainActor func drive() {
    openAll(in: UIViewController())
}
