// Declarations
import Foundation

enum Declarations {
    case none
}
