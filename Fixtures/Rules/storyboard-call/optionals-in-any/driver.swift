import UIKit

@MainActor func drive() {
    Coordinator().show()
}
