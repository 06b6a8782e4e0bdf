@_exported import Foundation

/// The first of the classes that stand in for UIKit, so that fixtures compile and run where there is none.
/// As imported UIKit is, they are all on the main actor, and a caller that is not is told so in Swift 6 mode only.
@preconcurrency @MainActor open class UIResponder: NSObject {}
