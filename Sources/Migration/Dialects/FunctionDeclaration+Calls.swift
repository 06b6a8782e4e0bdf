import SwiftOutline

extension FunctionDeclaration {
    /// Whether a call with some labels may mean it: those are said, and whatever else it takes has a default.
    func accepts(_ said: [String?]) -> Bool {
        var rest = said[...]
        for parameter in parameters {
            if rest.first == parameter.label { rest.removeFirst() } else if !parameter.hasDefault { return false }
        }
        return rest.isEmpty
    }
}
