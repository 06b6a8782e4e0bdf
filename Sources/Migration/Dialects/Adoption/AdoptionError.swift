/// Why a protocol of the project's own cannot be adopted as the dialect.
package enum AdoptionError: Error, Hashable, Sendable {
    case notDeclared(String, nearest: String?)
    /// With the files that declare it.
    case declaredTwice(String, files: [String])
    case noProtocol(String, file: String)
    /// What a class would have to give it, or be, that no dialect knows.
    case asksForMore(String, why: String)
    /// For each function that might make something: what it is not understood for.
    case notUnderstood(String, why: [String])
    /// Of several protocols two are for storyboards, or for nibs.
    case forTheSame(String, String, resource: String)
    /// An option that chooses something else for storyboards.
    case contradiction(String, option: String)

    package var message: String {
        switch self {
        case .notDeclared(let name, let nearest):
            "no Swift source of the project declares a protocol '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .declaredTwice(let name, let files):
            "'\(name)' is declared more than once, and which is meant cannot be said: \(files.joined(separator: ", "))"
        case .noProtocol(let name, let file): "'\(name)' is no protocol: see \(file)"
        case .asksForMore(let name, let why): "the protocol '\(name)' \(why)"
        case .notUnderstood(let name, let why) where why.isEmpty:
            "no extension of '\(name)' has a static function that gives 'Self' and that code elsewhere can call"
        case .notUnderstood(let name, let why):
            "what the protocol '\(name)' makes cannot be understood:" + why.map { "\n  \($0)" }.joined()
        case .forTheSame(let first, let second, let resource): "'\(first)' and '\(second)' are both for \(resource)s"
        case .contradiction(let name, let option): "--adopt \(name) and \(option) contradict each other: '\(name)' is for storyboards"
        }
    }
}

/// What a piece of a protocol is not understood for, in one sentence.
struct AdoptionRefusal: Error {
    let why: String

    init(_ why: String) { self.why = why }
}
