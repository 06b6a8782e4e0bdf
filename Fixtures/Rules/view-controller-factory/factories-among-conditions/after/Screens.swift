import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        #if DEBUG
            return MapViewController.instantiateFromStoryboard()
        #else
            return MapViewController.instantiateFromStoryboard()
        #endif
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    #if !os(macOS)
        @available(iOS 11, *)
    #endif
    static func make() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }

    func refresh() {}
}

final class HelpViewController: UIViewController, Instantiatable {
    #if DEBUG
        @MainActor func describe() { print("help") }
    #endif

    var page = 1
}

#if os(iOS) || os(Linux)
    final class CartViewController: UIViewController, Instantiatable {
        var isEmpty = true
    }
#endif

#if DEBUG
    final class ShopViewController: UIViewController, Instantiatable {
        static func make() -> ShopViewController {
            return ShopViewController.instantiateFromStoryboard()
        }
    }
#else
    final class ShopViewController: UIViewController, Instantiatable {
        static func make() -> ShopViewController {
            return ShopViewController.instantiateFromStoryboard()
        }
    }
#endif

final class ChatViewController: UIViewController, Instantiatable {
    #if DEBUG
        static func make(name: String) -> ChatViewController {
            let chat = instantiateFromStoryboard()
            chat.title = name
            return chat
        }
    #endif

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        #if os(iOS) || os(Linux)
            present(CartViewController.instantiateFromStoryboard(), animated: true)
        #endif
        present(ShopViewController.make(), animated: true)
        #if DEBUG
            present(ChatViewController.make(name: "debug"), animated: true)
        #elseif os(macOS)
            let chat = ChatViewController.instantiateFromStoryboard()
        #else
            present(ChatViewController.instantiateFromStoryboard(), animated: true)
        #endif
        print(
            ChatViewController.instantiateFromStoryboard()
                #if DEBUG
                    .isNew.description
                #else
                    .isNew
                #endif
        )
    }
}
