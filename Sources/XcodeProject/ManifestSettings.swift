/// The few settings of a manifest, or of one of its arguments, that decide what code may be written.
struct ManifestSettings {
    let tokens: ArraySlice<ManifestToken>

    /// `swiftLanguageModes: [.v5, .version("6")]`, or by its older name.
    var listedModes: [Version] {
        for name in ["swiftLanguageModes", "swiftLanguageVersions"] {
            for index in indices(of: name) where index + 2 < tokens.endIndex && tokens[index + 1] == .mark(":") {
                guard let close = ManifestCall.closing(index + 2, in: tokens) else { continue }
                return tokens[(index + 2)..<close].compactMap(Self.version)
            }
        }
        return []
    }

    /// The version in a call: `.iOS(.v13)`, `.iOS("13.4")`, `.swiftLanguageMode(.v5)`.
    func version(in call: String) -> Version? {
        calls(of: call).lazy.compactMap { $0.arguments.first?.tokens.lazy.compactMap(Self.version).first }.first
    }

    /// `.defaultIsolation(MainActor.self)`
    var isolatesToMainActor: Bool {
        calls(of: "defaultIsolation").contains { $0.arguments.first?.tokens.first == .word("MainActor") }
    }

    private func calls(of name: String) -> [ManifestCall] {
        indices(of: name).compactMap { ManifestCall(at: $0, in: tokens) }
    }

    private func indices(of word: String) -> [Int] {
        tokens.indices.filter { tokens[$0] == .word(word) }
    }

    /// `v13`, `v13_4`, `"13.4"` and, in old manifests, `4`
    private static func version(_ token: ManifestToken) -> Version? {
        switch token {
        case .word(let word): Version(word.drop { $0 == "v" }.split(separator: "_").joined(separator: "."))
        case .string(let text?): Version(text)
        default: nil
        }
    }
}
