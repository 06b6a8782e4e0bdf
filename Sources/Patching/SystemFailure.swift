/// A call of the operating system that failed.
package struct SystemFailure: Error, Hashable, Sendable {
    /// Its `errno`.
    package let code: Int32
    /// The name of the call.
    package let call: String

    package init(code: Int32, call: String) {
        self.code = code
        self.call = call
    }

    /// There is no such file, or no folder where one is needed.
    var isAbsence: Bool { System.isAbsence(self) }
    /// There is such a file already.
    var isPresence: Bool { System.isPresence(self) }
    /// Somebody else holds the lock.
    var isBusy: Bool { System.isBusy(self) }
}

extension SystemFailure: CustomStringConvertible {
    package var description: String { "\(System.text(of: self)) (\(call))" }
}
