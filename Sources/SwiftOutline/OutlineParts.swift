/// What a reader collects of a file, each kind in order of place.
struct OutlineParts: Sendable {
    var types: [TypeDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var variables: [VariableDeclaration] = []
    var typeAliases: [TypeAlias] = []
    var enumCases: [EnumCase] = []
    var scopes: [Scope] = []
    var conditionals: [ConditionalStatement] = []
    var bindings: [Binding] = []
    var brackets: [Bracket] = []
}
