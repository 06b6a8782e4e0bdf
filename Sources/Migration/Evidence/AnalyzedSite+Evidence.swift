extension AnalyzedSite {
    /// The facts that its decision rests on.
    var evidence: [Evidence] { scene?.evidence ?? [] }

    /// Why nothing is proven, in words that can begin a sentence.
    var unprovenWhy: String {
        if case .unproven(let why) = match { return why }
        if case .unproven(let why) = scene { return why }
        if case .ambiguous(let paths) = scene { return "storyboards of one name differ: \(paths.joined(separator: ", "))" }
        return "the identifier is known only when the app runs"
    }
}
