import Dispatch

/// The names whose declarations were asked for while sites were decided.
///
/// A project is read by need: what a decision asked for and was not yet read is read, and then the decisions are made
/// again, until nothing new is asked. So only files that can matter are lexed, and none that does matter is missed.
final class ReadRequests: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var declarationNames: Set<String> = []
    private var subclassNames: Set<String> = []

    /// Asks for the declarations and extensions of a name; of a dotted one each component.
    func declarations(of name: String) {
        lock.wait()
        defer { lock.signal() }
        guard !declarationNames.contains(name) else { return }
        declarationNames.insert(name)
        if name.utf8.contains(UInt8(ascii: ".")) { declarationNames.formUnion(name.split(separator: ".").map(String.init)) }
    }

    /// Asks for what inherits from a class.
    func subclasses(of name: String) {
        lock.wait()
        defer { lock.signal() }
        subclassNames.insert(name)
    }

    var all: (declarations: Set<String>, subclasses: Set<String>) {
        lock.wait()
        defer { lock.signal() }
        return (declarationNames, subclassNames)
    }
}
