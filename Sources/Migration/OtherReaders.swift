/// The readers of what is no Swift.
struct OtherReaders: Sendable {
    var interfaces: InterfaceReader
    var implementations: ImplementationReader

    init(_ input: MigrationInput, jobs: Int) {
        interfaces = InterfaceReader(input.interfaceFiles, jobs: jobs)
        implementations = ImplementationReader(input.implementationFiles, jobs: jobs)
    }

    /// Reads what was asked for; whether any of it had not been read.
    mutating func read(_ requests: ReadRequests) -> Bool {
        let hasRead = interfaces.read(requests)
        return implementations.read(requests) || hasRead
    }
}
