import SwiftOutline

extension Modifiers {
    /// Whether an attribute may be a result builder or property wrapper: one that begins like a type and is none of the known ones.
    var hasAttributeOfProject: Bool {
        attributes.contains { attribute in
            attribute.name.first?.isUppercase ?? false && !attribute.name.hasSuffix("Actor") && !attribute.name.hasPrefix("IB")
        }
    }
}

extension ResultUse.Row {
    /// The row of a call that a variable is all of, whose type was found out from the call.
    static func of(_ variable: VariableDeclaration, type: String) -> ResultUse.Row {
        guard variable.type == nil else { return .expression }
        return variable.hasTypeOfValue ? .annotated(name: variable.nameIndex, type: type) : .upcast(type)
    }
}

extension VariableDeclaration {
    /// Whether it has no type and is of the type of its value: `weak` makes that an optional, a property wrapper what it likes †.
    var hasTypeOfValue: Bool {
        type == nil && !modifiers.has("weak") && !modifiers.hasAttributeOfProject
    }
}
