import UIKit

final class MapViewController: UIViewController, Instantiatable {
}

extension UIViewController {
    var places: [String] { return ["here", "there"] }
}

struct Failure: Error {
    let screen: UIViewController
}

class StartViewController: UIViewController {
    var byName: [String: UIViewController] = ["map": MapViewController.instantiateFromStoryboard() as UIViewController, "new": MapViewController.instantiateFromStoryboard() as UIViewController]
    var watched = MapViewController.instantiateFromStoryboard() as UIViewController { didSet { print("watched") } }
    var fresh = MapViewController.instantiateFromStoryboard() as UIViewController { didSet { print("fresh") } }
    lazy var later = MapViewController.instantiateFromStoryboard() as UIViewController
    lazy var muchLater: UIViewController = MapViewController.instantiateFromStoryboard()

    subscript(screen: UIViewController = MapViewController.instantiateFromStoryboard() as UIViewController) -> String {
        return describe(screen)
    }

    func evaluate<Value>(_ value: @autoclosure () -> Value) -> String {
        return "\(type(of: value)) \(Value.self)"
    }

    func describe<Screen>(_ screen: Screen) -> String {
        return "\(Screen.self)"
    }

    func bind() {
        guard let first = MapViewController.instantiateFromStoryboard() as UIViewController? else { return }
        if let second: UIViewController? = MapViewController.instantiateFromStoryboard() as UIViewController { print(describe(second)) }
        if let title = (MapViewController.instantiateFromStoryboard() as UIViewController).title, title != "" { print(title) }
        if case let third = MapViewController.instantiateFromStoryboard() as UIViewController, third.title == nil { print(describe(third)) }
        let (fourth, fifth) = (MapViewController.instantiateFromStoryboard() as UIViewController, MapViewController.instantiateFromStoryboard() as UIViewController)
        print(describe(first), describe(fourth), describe(fifth), byName.count)
    }

    func compute(_ isNew: Bool) {
        let either = isNew ? MapViewController.instantiateFromStoryboard() as UIViewController : MapViewController.instantiateFromStoryboard() as UIViewController
        let title = (MapViewController.instantiateFromStoryboard() as UIViewController).title ?? (MapViewController.instantiateFromStoryboard() as UIViewController).title ?? "none"
        let optional: UIViewController? = isNew ? MapViewController.instantiateFromStoryboard() as UIViewController : nil
        let upcast = MapViewController.instantiateFromStoryboard() as UIResponder
        let isMap = (MapViewController.instantiateFromStoryboard() as UIResponder) is MapViewController
        let map = (MapViewController.instantiateFromStoryboard() as UIViewController) as? MapViewController
        let isSame = (MapViewController.instantiateFromStoryboard() as UIViewController) === either || either === (MapViewController.instantiateFromStoryboard() as UIViewController)
        print(describe(either), title, describe(optional), describe(upcast), isMap, describe(map), isSame)
        print(!(MapViewController.instantiateFromStoryboard() as UIViewController).places.isEmpty && (MapViewController.instantiateFromStoryboard() as UIViewController).places[0] == "here")
    }

    func control() {
        switch MapViewController.instantiateFromStoryboard() as UIViewController {
        case let map where map.title == nil: print(describe(map))
        default: break
        }
        switch (MapViewController.instantiateFromStoryboard() as UIViewController).places.count {
        case 2: print("two")
        default: break
        }
        for place in (MapViewController.instantiateFromStoryboard() as UIViewController).places { print(place) }
        for place in (MapViewController.instantiateFromStoryboard() as UIViewController).places where (MapViewController.instantiateFromStoryboard() as UIViewController).title == nil { print(place) }
        while (MapViewController.instantiateFromStoryboard() as UIViewController).title != nil { break }
        repeat { print("once") } while (MapViewController.instantiateFromStoryboard() as UIViewController).title != nil
        defer { print(describe(MapViewController.instantiateFromStoryboard() as UIViewController)) }
        print(self[], self[MapViewController.instantiateFromStoryboard() as UIViewController])
    }

    func describeAll() {
        print("\(describe(MapViewController.instantiateFromStoryboard() as UIViewController)) \((MapViewController.instantiateFromStoryboard() as UIViewController).places) \("\((MapViewController.instantiateFromStoryboard() as UIViewController).places[1])")")
        print(#"\#(describe(MapViewController.instantiateFromStoryboard() as UIViewController)) \(MapViewController.fresh)"#)
        print("""
            MapViewController.make()
            \(describe(MapViewController . instantiateFromStoryboard() as UIViewController))
            """)
        print(evaluate(MapViewController.instantiateFromStoryboard() as UIViewController), evaluate(MapViewController.instantiateFromStoryboard() as UIViewController))
        let closure = { MapViewController.instantiateFromStoryboard() as UIViewController }
        let another: () -> UIViewController = { MapViewController.instantiateFromStoryboard() }
        let counted = { (count: Int) in [MapViewController.instantiateFromStoryboard() as UIViewController, MapViewController.instantiateFromStoryboard() as UIViewController].prefix(count) }
        print(describe(closure()), describe(another()), describe(counted(1)), [MapViewController.instantiateFromStoryboard() as UIViewController].map { $0.places.count })
    }

    func mark() throws {
        let first = try MapViewController.instantiateFromStoryboard() as UIViewController
        let second = try? MapViewController.instantiateFromStoryboard() as UIViewController
        let third = try! (MapViewController.instantiateFromStoryboard() as UIViewController).places
        print(describe(first), describe(second), third)
        throw Failure(screen: MapViewController.instantiateFromStoryboard() as UIViewController)
    }

    func wait() async {
        let first = await MapViewController.instantiateFromStoryboard() as UIViewController
        let second = await (MapViewController.instantiateFromStoryboard() as UIViewController).places
        async let third = MapViewController.instantiateFromStoryboard() as UIViewController
        print(describe(first), second, describe(await third))
    }

    func fill() {
        self.watched = MapViewController.instantiateFromStoryboard(); fresh = MapViewController . instantiateFromStoryboard()
        watched = MapViewController
            .instantiateFromStoryboard()
        (MapViewController.instantiateFromStoryboard() as UIViewController).title = "Map"; _ = MapViewController.instantiateFromStoryboard()
        (MapViewController.instantiateFromStoryboard() as UIViewController).present(MapViewController.instantiateFromStoryboard(), animated: true)
        print(describe(later), describe(muchLater))
        [MapViewController.instantiateFromStoryboard() as UIViewController, MapViewController.instantiateFromStoryboard() as UIViewController].forEach { present($0, animated: true) }
    }
}
