/// The build settings of one configuration of a target.
struct BuildSettings {
    /// The first that has a setting decides: the target's, those of the file it stands on, the same of the project, and
    /// those that Xcode sets by itself.
    let levels: [SettingsLevel]

    /// The value with its references resolved; nil if it, or what it refers to, is not set here: it may stand
    /// in a file that is not at hand, and a guess at it would be worse than none.
    subscript(name: String) -> String? {
        // Settings that refer to each other in circles, or twice each many times over, end the budget.
        var budget = 100
        return value(of: name, from: 0, budget: &budget)
    }

    private func value(of name: String, from first: Int, budget: inout Int) -> String? {
        budget -= 1
        guard budget > 0, let level = levels.indices.dropFirst(first).first(where: { levels[$0][name] != nil }) else { return nil }
        return levels[level][name].flatMap { expand($0[...], of: name, level: level, budget: &budget) }
    }

    /// Resolves `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
    private func expand(_ text: Substring, of name: String, level: Int, budget: inout Int) -> String? {
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            guard let reference = SettingReference(rest[dollar...]) else { return nil }
            let isInherited = reference.name == "inherited" || reference.name == name
            let value = value(of: isInherited ? name : reference.name, from: isInherited ? level + 1 : 0, budget: &budget)
            guard let value, let changed = reference.apply(to: value) else { return nil }
            result += changed
            rest = reference.rest
        }
        return result + rest
    }
}

/// The settings that stand in one place.
enum SettingsLevel {
    case values([String: String])
    /// As the project file has them; read when asked for, since few ever are.
    case written(PropertyListValue)

    subscript(name: String) -> String? {
        switch self {
        case .values(let values): values[name]
        case .written(let fields): fields.list.value(of: name, in: fields.node).flatMap { fields.list.string(of: $0) }
        }
    }
}

/// A reference to a setting at the beginning of a text.
private struct SettingReference {
    let name: String
    let operators: [Substring]
    let rest: Substring

    init?(_ text: Substring) {
        guard let opening = text.dropFirst().first, opening == "(" || opening == "{" else { return nil }
        guard let end = text.firstIndex(of: opening == "(" ? ")" : "}") else { return nil }
        let parts = text[..<end].dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
        // A reference inside a reference is beyond this reader.
        guard let first = parts.first, !first.isEmpty, !first.contains("$") else { return nil }
        name = String(first)
        operators = Array(parts.dropFirst())
        rest = text[end...].dropFirst()
    }

    func apply(to value: String) -> String? {
        var result = value
        for name in operators {
            switch name {
            case "c99extidentifier", "identifier": result = ModuleName.identifier(from: result)
            case "lower": result = result.lowercased()
            case "upper": result = result.uppercased()
            default: return nil
            }
        }
        return result
    }
}
