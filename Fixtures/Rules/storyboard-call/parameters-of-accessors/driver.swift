import UIKit

@MainActor func drive() {
    let f = Flow(); f.x = UIStoryboard(name: "Other", bundle: nil); f.y = UIStoryboard(name: "Other", bundle: nil); note(f["Other"])
}
