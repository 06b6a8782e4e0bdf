import SwiftLexing

extension TokenList {
    /// Whether a keyword names something: `self`, `super`, `init`, …
    func isNamingKeyword(_ index: Int) -> Bool {
        `is`(index, "self") || `is`(index, "Self") || `is`(index, "super") || `is`(index, "init") || `is`(index, "Any")
    }

    func isLiteralKeyword(_ index: Int) -> Bool {
        `is`(index, "nil") || `is`(index, "true") || `is`(index, "false")
    }
}
