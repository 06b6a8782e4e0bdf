import Foundation

enum Checks {
    @MainActor static func markOfBadge() -> String {
        let objects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        let badge = objects?.first as! BadgeView
        return badge.mark
    }
}
