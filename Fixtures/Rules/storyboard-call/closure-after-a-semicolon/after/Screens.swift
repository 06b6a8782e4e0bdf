import UIKit
final class Mid: UIViewController, Instantiatable { }
func prepare() {}
func prepare(_ f: () -> Void) { note("closure") }
@MainActor func go() {
    prepare()
    ;
    { note(Mid.instantiateFromStoryboard()) }()
    let a = Mid.instantiateFromStoryboard(); note(a)
    let x = 1; note(x, Mid.instantiateFromStoryboard())
    if true { note(Mid.instantiateFromStoryboard()) }
    prepare() ; 
    note(Mid.instantiateFromStoryboard())
}
