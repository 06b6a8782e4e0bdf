import UIKit

@MainActor func drive() {
    showAll(Coordinator())
}
