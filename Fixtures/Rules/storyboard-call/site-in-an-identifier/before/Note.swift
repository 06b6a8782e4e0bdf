import UIKit

/// Prints classes instead of objects, whose addresses differ from run to run.
func note(_ values: Any...) {
    for value in values { print(value is NSObject ? "\(type(of: value))" : "\(value)") }
}
