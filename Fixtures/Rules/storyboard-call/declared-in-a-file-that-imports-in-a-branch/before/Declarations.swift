#if os(iOS)
import UIKit
#else
import Foundation
#endif

enum Declarations {
    case none
}
