import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        #if DEBUG
            return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
        #else
            return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
        #endif
    }
}

final class NewsViewController: UIViewController {
    #if !os(macOS)
        @available(iOS 11, *)
    #endif
    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    func refresh() {}
}

final class HelpViewController: UIViewController {
    #if DEBUG
        @MainActor func describe() { print("help") }
    #endif
    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

    var page = 1
}

#if os(iOS) || os(Linux)
    final class CartViewController: UIViewController {
        static func make() -> CartViewController {
            return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
        }

        var isEmpty = true
    }
#endif

#if DEBUG
    final class ShopViewController: UIViewController {
        static func make() -> ShopViewController {
            return UIStoryboard(name: "ShopViewController", bundle: nil).instantiateInitialViewController() as! ShopViewController
        }
    }
#else
    final class ShopViewController: UIViewController {
        static func make() -> ShopViewController {
            return UIStoryboard(name: "ShopViewController", bundle: nil).instantiateInitialViewController() as! ShopViewController
        }
    }
#endif

final class ChatViewController: UIViewController {
    static func make() -> ChatViewController {
        return UIStoryboard(name: "ChatViewController", bundle: nil).instantiateInitialViewController() as! ChatViewController
    }

    #if DEBUG
        static func make(name: String) -> ChatViewController {
            let chat = make()
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
        present(HelpViewController.make(), animated: true)
        #if os(iOS) || os(Linux)
            present(CartViewController.make(), animated: true)
        #endif
        present(ShopViewController.make(), animated: true)
        #if DEBUG
            present(ChatViewController.make(name: "debug"), animated: true)
        #elseif os(macOS)
            let chat = ChatViewController.make()
        #else
            present(ChatViewController.make(), animated: true)
        #endif
        print(
            ChatViewController.make()
                #if DEBUG
                    .isNew.description
                #else
                    .isNew
                #endif
        )
    }
}
