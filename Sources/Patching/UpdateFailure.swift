/// An update that was not made.
package struct UpdateFailure: Error, Hashable, Sendable {
    /// What stopped it.
    package let cause: FileUpdateError
    /// Where files could not be put back, or temporary files not removed. Empty: all is as it was. Else the update stays
    /// on record, for `recover` to try again.
    package let left: [FileUpdateError]

    init(_ cause: FileUpdateError, left: [FileUpdateError] = []) {
        self.cause = cause
        self.left = left
    }
}
