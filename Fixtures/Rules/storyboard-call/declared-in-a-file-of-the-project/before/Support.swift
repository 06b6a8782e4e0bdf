import Foundation

extension Date {
    // The day of our launch.
    static let launch = Date()
}
