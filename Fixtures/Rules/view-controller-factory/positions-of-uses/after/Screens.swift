import UIKit

final class MapViewController: UIViewController, Instantiatable {
}

extension MapViewController {
    var places: [String] { return ["here", "there"] }
}

struct Failure: Error {
    let screen: UIViewController
}

class StartViewController: UIViewController {
    var byName: [String: UIViewController] = ["map": MapViewController.instantiateFromStoryboard(), "new": MapViewController.instantiateFromStoryboard()]
    var watched = MapViewController.instantiateFromStoryboard() { didSet { print("watched") } }
    var fresh = MapViewController.instantiateFromStoryboard() { didSet { print("fresh") } }
    lazy var later = MapViewController.instantiateFromStoryboard()
    lazy var muchLater: UIViewController = MapViewController.instantiateFromStoryboard()

    subscript(screen: UIViewController = MapViewController.instantiateFromStoryboard()) -> String {
        return describe(screen)
    }

    func evaluate<Value>(_ value: @autoclosure () -> Value) -> String {
        return "\(type(of: value)) \(Value.self)"
    }

    func describe<Screen>(_ screen: Screen) -> String {
        return "\(Screen.self)"
    }

    func bind() {
        guard let first = MapViewController.instantiateFromStoryboard() as MapViewController? else { return }
        if let second: MapViewController? = MapViewController.instantiateFromStoryboard() { print(describe(second)) }
        if let title = MapViewController.instantiateFromStoryboard().title, title != "" { print(title) }
        if case let third = MapViewController.instantiateFromStoryboard(), third.title == nil { print(describe(third)) }
        let (fourth, fifth) = (MapViewController.instantiateFromStoryboard(), MapViewController.instantiateFromStoryboard())
        print(describe(first), describe(fourth), describe(fifth), byName.count)
    }

    func compute(_ isNew: Bool) {
        let either = isNew ? MapViewController.instantiateFromStoryboard() : MapViewController.instantiateFromStoryboard()
        let title = MapViewController.instantiateFromStoryboard().title ?? MapViewController.instantiateFromStoryboard().title ?? "none"
        let optional: UIViewController? = isNew ? MapViewController.instantiateFromStoryboard() : nil
        let upcast = MapViewController.instantiateFromStoryboard() as UIResponder
        let isMap = (MapViewController.instantiateFromStoryboard() as UIResponder) is MapViewController
        let map = (MapViewController.instantiateFromStoryboard() as UIViewController) as? MapViewController
        let isSame = MapViewController.instantiateFromStoryboard() === either || either === MapViewController.instantiateFromStoryboard()
        print(describe(either), title, describe(optional), describe(upcast), isMap, describe(map), isSame)
        print(!MapViewController.instantiateFromStoryboard().places.isEmpty && MapViewController.instantiateFromStoryboard().places[0] == "here")
    }

    func control() {
        switch MapViewController.instantiateFromStoryboard() {
        case let map where map.title == nil: print(describe(map))
        default: break
        }
        switch MapViewController.instantiateFromStoryboard().places.count {
        case 2: print("two")
        default: break
        }
        for place in MapViewController.instantiateFromStoryboard().places { print(place) }
        for place in MapViewController.instantiateFromStoryboard().places where MapViewController.instantiateFromStoryboard().title == nil { print(place) }
        while MapViewController.instantiateFromStoryboard().title != nil { break }
        repeat { print("once") } while MapViewController.instantiateFromStoryboard().title != nil
        defer { print(describe(MapViewController.instantiateFromStoryboard())) }
        print(self[], self[MapViewController.instantiateFromStoryboard()])
    }

    func describeAll() {
        print("\(describe(MapViewController.instantiateFromStoryboard())) \(MapViewController.instantiateFromStoryboard().places) \("\(MapViewController.instantiateFromStoryboard().places[1])")")
        print(#"\#(describe(MapViewController.instantiateFromStoryboard())) \(MapViewController.fresh)"#)
        print("""
            MapViewController.make()
            \(describe(MapViewController . instantiateFromStoryboard ()))
            """)
        print(evaluate(MapViewController.instantiateFromStoryboard()), evaluate(MapViewController.instantiateFromStoryboard()))
        let closure = { MapViewController.instantiateFromStoryboard() }
        let another: () -> UIViewController = { MapViewController.instantiateFromStoryboard() }
        let counted = { (count: Int) in [MapViewController.instantiateFromStoryboard(), MapViewController.instantiateFromStoryboard()].prefix(count) }
        print(describe(closure()), describe(another()), describe(counted(1)), [MapViewController.instantiateFromStoryboard()].map { $0.places.count })
    }

    func mark() throws {
        let first = try MapViewController.instantiateFromStoryboard()
        let second = try? MapViewController.instantiateFromStoryboard()
        let third = try! MapViewController.instantiateFromStoryboard().places
        print(describe(first), describe(second), third)
        throw Failure(screen: MapViewController.instantiateFromStoryboard())
    }

    func wait() async {
        let first = await MapViewController.instantiateFromStoryboard()
        let second = await MapViewController.instantiateFromStoryboard().places
        async let third = MapViewController.instantiateFromStoryboard()
        print(describe(first), second, describe(await third))
    }

    func fill() {
        self.watched = MapViewController.instantiateFromStoryboard(); fresh = MapViewController . instantiateFromStoryboard()
        watched = MapViewController
            .instantiateFromStoryboard()
        MapViewController.instantiateFromStoryboard().title = "Map"; _ = MapViewController.instantiateFromStoryboard()
        MapViewController.instantiateFromStoryboard().present(MapViewController.instantiateFromStoryboard(), animated: true)
        print(describe(later), describe(muchLater))
        [MapViewController.instantiateFromStoryboard(), MapViewController.instantiateFromStoryboard()].forEach { present($0, animated: true) }
    }
}
