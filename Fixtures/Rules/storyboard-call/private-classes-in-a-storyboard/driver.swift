import UIKit

@MainActor func drive() {
    showTerms()
    showPrivacy()
}
