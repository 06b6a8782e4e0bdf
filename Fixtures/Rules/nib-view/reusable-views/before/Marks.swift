import Reusable
import UIKit

final class MarkView: UIView, NibReusable {}
