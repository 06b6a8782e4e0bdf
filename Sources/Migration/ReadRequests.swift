import Dispatch

/// The names whose declarations were asked for while sites were decided.
///
/// A project is read by need: what a decision asked for and was not yet read is read, and then the decisions are made
/// again, until nothing new is asked. So only files that can matter are lexed, and none that does matter is missed.
final class ReadRequests: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var declarationNames: Set<String> = []
    private var subclassNames: Set<String> = []
    private var mentionedNames: Set<String> = []
    private var asksForObjectiveC = false
    private var asked = Interfaces()

    /// What was asked of the Interface Builder files.
    struct Interfaces: Sendable {
        var paths: Set<String> = []
        var classes: Set<String> = []
        /// All nibs.
        var nibs = false
    }

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

    /// Asks for every file that names a class.
    func mentions(of name: String) {
        lock.wait()
        defer { lock.signal() }
        mentionedNames.insert(name)
    }

    /// Asks for the Interface Builder file at a path.
    func interface(at path: String) {
        ask { $0.paths.insert(path) }
    }

    /// Asks for the Interface Builder files that hold an object of a class.
    func interfaces(withClass name: String) {
        ask { $0.classes.insert(name) }
    }

    /// Asks for the Objective-C sources.
    func objectiveC() {
        lock.wait()
        defer { lock.signal() }
        asksForObjectiveC = true
    }

    var isObjectiveCAsked: Bool {
        lock.wait()
        defer { lock.signal() }
        return asksForObjectiveC
    }

    func nibs() {
        ask { $0.nibs = true }
    }

    private func ask<Answer>(_ change: (inout Interfaces) -> Answer) {
        lock.wait()
        defer { lock.signal() }
        _ = change(&asked)
    }

    var all: (declarations: Set<String>, subclasses: Set<String>, mentions: Set<String>) {
        lock.wait()
        defer { lock.signal() }
        return (declarationNames, subclassNames, mentionedNames)
    }

    var interfaces: Interfaces {
        lock.wait()
        defer { lock.signal() }
        return asked
    }
}
