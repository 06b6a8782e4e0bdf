import Foundation
import UIKit

enum Checks {
    @MainActor static func markOfBadge() -> String {
        let badge: BadgeView = UINib.instantiateView()
        return badge.mark
    }
}
