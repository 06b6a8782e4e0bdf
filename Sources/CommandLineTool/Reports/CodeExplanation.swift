import Migration

/// What a code of the reports means, and what to do about it.
struct CodeExplanation: Equatable, Sendable {
    let code: String
    let meaning: String
    let advice: String

    /// Of the reasons in the order of precedence, then of what only `check` reports.
    static let all = Reason.allCases.map(CodeExplanation.init) + [nibRecursion, pendingRewrite]

    init(_ reason: Reason) {
        self.init(code: reason.code, meaning: reason.meaning, advice: reason.advice)
    }

    /// Nil for an unknown code.
    init?(code: String) {
        guard let known = Self.all.first(where: { $0.code == code }) else { return nil }
        self = known
    }

    private init(code: String, meaning: String, advice: String) {
        self.code = code
        self.meaning = meaning
        self.advice = advice
    }

    private static let nibRecursion = CodeExplanation(
        code: "nib-recursion",
        meaning: "The nib's File's Owner and its root view are of one class, whose init(coder:) loads the nib. Each root loads the next.",
        advice: "Give the class to one of the two in Interface Builder: to File's Owner, if its init(coder:) loads the nib."
    )

    private static let pendingRewrite = CodeExplanation(
        code: "pending-rewrite",
        meaning: "A run of sbmigrate would rewrite the site.",
        advice: "Run sbmigrate without 'check', or leave the site with a comment: // sbmigrate:ignore"
    )
}
