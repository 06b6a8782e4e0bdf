import UIKit

@MainActor func drive() {
    let loader = Loader()
    Task {
        print(type(of: await loader.load()))
        await loader.show(in: UIViewController())
        exit(0)
    }
    RunLoop.main.run()
}
