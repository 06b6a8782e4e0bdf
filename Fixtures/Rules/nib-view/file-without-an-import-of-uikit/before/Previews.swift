import Foundation

#if DEBUG || true
    enum Previews {
        @MainActor static func markOfBadge() -> String {
            let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as! BadgeView
            return badge.mark
        }
    }
#endif
