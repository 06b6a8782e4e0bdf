/// The name of the module that a target of some name is compiled to.
enum ModuleName {
    /// What `:c99extidentifier` makes of a text: an underscore for everything that no identifier of C holds at its place,
    /// combining characters and a digit in front included.
    static func identifier(from text: String) -> String {
        var name = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isValid = isLetter(scalar) || (isDigit(scalar) && !name.isEmpty)
            name.append(isValid ? scalar : "_")
        }
        return String(name)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
        default: scalar == "_"
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .decimalNumber
    }
}
