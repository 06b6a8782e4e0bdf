/// What a run shows of itself, a line an event on standard output: two runs with the same lines did the same.
enum Trace {
    static func add(_ event: String, _ controller: UIViewController?) {
        add("\(event) \(controller.map { "\(type(of: $0))" } ?? "nothing")")
    }

    static func name(of bundle: Bundle?) -> String {
        bundle == nil || bundle == Bundle.main ? "the main bundle" : "a class's bundle"
    }

    /// A line is out before a trap that follows it.
    static func add(_ line: String) {
        print(line)
        fflush(nil)
    }
}
