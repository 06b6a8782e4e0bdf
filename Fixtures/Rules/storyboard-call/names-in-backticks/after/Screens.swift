import UIKit

final class `default`: UIViewController, Instantiatable {}
final class Éa: UIViewController, Instantiatable {
    static let storyboardName = `class`.`in`
}
enum `class` { static let `in` = "X"; final class Low: UIViewController, Instantiatable {
    static let storyboardName = `class`.`in`
} }
@MainActor func go() {
    note(`default`.instantiateFromStoryboard())
    note(Éa.instantiateFromStoryboard())
    note(`class`.Low.instantiateFromStoryboard(withIdentifier: "Low"))
}
