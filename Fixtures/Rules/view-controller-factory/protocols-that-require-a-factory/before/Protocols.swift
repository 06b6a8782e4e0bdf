import UIKit

@MainActor protocol Makeable: AnyObject {
    static func make() -> Self
}

@MainActor protocol Screen {
    static var controller: UIViewController { get }
}

protocol BigScreen: Screen {}

@MainActor func makeAny<T: Makeable>(_ type: T.Type) -> T {
    return T.make()
}

@MainActor func make(_ screens: [Screen.Type]) -> [UIViewController] {
    return screens.map { $0.controller }
}
