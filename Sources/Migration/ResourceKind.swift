/// What a site opens: a storyboard or a nib.
package enum ResourceKind: String, CaseIterable, Sendable, Hashable {
    case storyboard, nib

    /// UIKit's class for it.
    package var typeName: String { self == .storyboard ? "UIStoryboard" : "UINib" }

    /// The labels of that class's initialiser.
    var initializerLabels: [String?] { self == .storyboard ? ["name", "bundle"] : ["nibName", "bundle"] }

    /// How its files end.
    var fileExtension: String { self == .storyboard ? "storyboard" : "xib" }

    var dynamicName: Reason { self == .storyboard ? .dynamicStoryboardName : .dynamicNibName }
    var missing: Reason { self == .storyboard ? .storyboardMissing : .nibMissing }
    var mismatch: Reason { self == .storyboard ? .sceneClassMismatch : .nibClassMismatch }
    var inMany: Reason { self == .storyboard ? .classInManyStoryboards : .classInManyNibs }
}
