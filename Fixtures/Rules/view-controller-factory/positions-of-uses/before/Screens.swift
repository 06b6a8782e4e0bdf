import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    static var fresh: MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

extension MapViewController {
    var places: [String] { return ["here", "there"] }
}

struct Failure: Error {
    let screen: UIViewController
}

class StartViewController: UIViewController {
    var byName: [String: UIViewController] = ["map": MapViewController.make(), "new": MapViewController.fresh]
    var watched = MapViewController.make() { didSet { print("watched") } }
    var fresh = MapViewController.fresh { didSet { print("fresh") } }
    lazy var later = MapViewController.make()
    lazy var muchLater: UIViewController = MapViewController.fresh

    subscript(screen: UIViewController = MapViewController.fresh) -> String {
        return describe(screen)
    }

    func evaluate<Value>(_ value: @autoclosure () -> Value) -> String {
        return "\(type(of: value)) \(Value.self)"
    }

    func describe<Screen>(_ screen: Screen) -> String {
        return "\(Screen.self)"
    }

    func bind() {
        guard let first = MapViewController.make() as MapViewController? else { return }
        if let second: MapViewController? = MapViewController.fresh { print(describe(second)) }
        if let title = MapViewController.make().title, title != "" { print(title) }
        if case let third = MapViewController.fresh, third.title == nil { print(describe(third)) }
        let (fourth, fifth) = (MapViewController.make(), MapViewController.fresh)
        print(describe(first), describe(fourth), describe(fifth), byName.count)
    }

    func compute(_ isNew: Bool) {
        let either = isNew ? MapViewController.make() : MapViewController.fresh
        let title = MapViewController.fresh.title ?? MapViewController.make().title ?? "none"
        let optional: UIViewController? = isNew ? MapViewController.make() : nil
        let upcast = MapViewController.make() as UIResponder
        let isMap = (MapViewController.fresh as UIResponder) is MapViewController
        let map = (MapViewController.make() as UIViewController) as? MapViewController
        let isSame = MapViewController.make() === either || either === MapViewController.fresh
        print(describe(either), title, describe(optional), describe(upcast), isMap, describe(map), isSame)
        print(!MapViewController.fresh.places.isEmpty && MapViewController.make().places[0] == "here")
    }

    func control() {
        switch MapViewController.make() {
        case let map where map.title == nil: print(describe(map))
        default: break
        }
        switch MapViewController.fresh.places.count {
        case 2: print("two")
        default: break
        }
        for place in MapViewController.make().places { print(place) }
        for place in MapViewController.fresh.places where MapViewController.fresh.title == nil { print(place) }
        while MapViewController.fresh.title != nil { break }
        repeat { print("once") } while MapViewController.make().title != nil
        defer { print(describe(MapViewController.fresh)) }
        print(self[], self[MapViewController.make()])
    }

    func describeAll() {
        print("\(describe(MapViewController.make())) \(MapViewController.fresh.places) \("\(MapViewController.make().places[1])")")
        print(#"\#(describe(MapViewController.fresh)) \(MapViewController.fresh)"#)
        print("""
            MapViewController.make()
            \(describe(MapViewController . make ( )))
            """)
        print(evaluate(MapViewController.make()), evaluate(MapViewController.fresh))
        let closure = { MapViewController.fresh }
        let another: () -> UIViewController = { MapViewController.make() }
        let counted = { (count: Int) in [MapViewController.make(), MapViewController.fresh].prefix(count) }
        print(describe(closure()), describe(another()), describe(counted(1)), [MapViewController.make()].map { $0.places.count })
    }

    func mark() throws {
        let first = try MapViewController.make()
        let second = try? MapViewController.fresh
        let third = try! MapViewController.make().places
        print(describe(first), describe(second), third)
        throw Failure(screen: MapViewController.make())
    }

    func wait() async {
        let first = await MapViewController.make()
        let second = await MapViewController.fresh.places
        async let third = MapViewController.make()
        print(describe(first), second, describe(await third))
    }

    func fill() {
        self.watched = MapViewController.fresh; fresh = MapViewController . fresh
        watched = MapViewController
            .make()
        MapViewController.make().title = "Map"; _ = MapViewController.fresh
        MapViewController.fresh.present(MapViewController.make(), animated: true)
        print(describe(later), describe(muchLater))
        [MapViewController.make(), MapViewController.fresh].forEach { present($0, animated: true) }
    }
}
