import SourceText

/// A file of the project whose bytes are fetched only if something asks for them: a storyboard, a nib, an Objective-C source.
package struct LazyFile: Sendable {
    /// Why a file could not be read, in words that follow its path.
    package struct Failure: Error {
        package let message: String

        package init(message: String) {
            self.message = message
        }
    }

    /// Relative to the project's root.
    package let path: String
    /// It comes with a dependency or is ignored: it counts only where no file of the project's own has its name.
    package let isForeign: Bool
    /// May be called more than once, and from any thread.
    package let bytes: @Sendable () -> Result<[UInt8], Failure>

    package init(path: String, isForeign: Bool = false, bytes: @escaping @Sendable () -> Result<[UInt8], Failure>) {
        self.path = path
        self.isForeign = isForeign
        self.bytes = bytes
    }
}
