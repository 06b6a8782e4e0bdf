import Patching
import SourceText

/// A file of the project as it was found on disk.
package struct InputFile: Sendable {
    /// Whether the file may be edited, and if not, why: such a file is read all the same.
    package enum Access: Hashable, Sendable {
        case editable
        /// Not below a path that was given.
        case outsidePath
        /// Git ignores it, or (outside git) it lies in a folder of dependencies or build products.
        case ignored
        /// The user's configuration excludes it.
        case excluded
        /// It says of itself that a tool generated it.
        case generated
    }
    package let source: SourceFile
    package let access: Access
    /// Nil for a file that is no Swift.
    let glance: SourceGlance?

    package init(source: SourceFile, access: Access) {
        self.init(source: source, access: access, glance: source.path.hasSuffix(".swift") ? SourceGlance(source) : nil)
    }

    private init(source: SourceFile, access: Access, glance: SourceGlance?) {
        self.source = source
        self.access = access
        self.glance = glance
    }

    /// The same file, to be edited as far as both its access so far and another one let it.
    package func limited(to access: Access) -> InputFile {
        access == .editable ? self : InputFile(source: source, access: access, glance: glance)
    }
}

/// All that a migration reads. Paths are relative to the project's root.
package struct MigrationInput: Sendable {
    /// Every Swift file of the project, sorted by path (by bytes).
    package let swiftFiles: [InputFile]
    /// Every `Package.swift`, `project.pbxproj`, `.xcconfig`, `.podspec`, `project.yml`, `Podfile` and `Cartfile`, sorted by path.
    package let buildFiles: [InputFile]
    /// Every Objective-C header (`.h`), sorted by path.
    package let headers: [SourceFile]
    /// Every `.storyboard` and `.xib`, sorted by path; read by need.
    package let interfaceFiles: [LazyFile]
    /// Every Objective-C source (`.m`, `.mm`), sorted by path; read by need.
    package let implementationFiles: [LazyFile]

    package init(
        swiftFiles: [InputFile], buildFiles: [InputFile] = [], headers: [SourceFile] = [], interfaceFiles: [LazyFile] = [],
        implementationFiles: [LazyFile] = []
    ) {
        self.swiftFiles = swiftFiles
        self.buildFiles = buildFiles
        self.headers = headers
        self.interfaceFiles = interfaceFiles
        self.implementationFiles = implementationFiles
    }
}

/// What a user may choose about a migration.
package struct MigrationOptions: Sendable {
    package enum ConformanceStyle: String, CaseIterable, Sendable { case inline, `extension` }
    /// Where the dialect's protocol is declared, if the project does not do it yet. Paths are relative to the project's root.
    package enum Declaration: Hashable, Sendable {
        /// In a file of its own, in the folder of the classes.
        case automatic
        case newFile(String)
        /// At the end of a file that the project has.
        case existingFile(String)
        case none
    }

    package enum Isolation: String, CaseIterable, Sendable { case automatic, main, none }

    package var appliesUnsafe = false
    /// By the name of a rule: how sure all its fixes count as, whatever the rule itself says.
    package var safety: [String: Safety] = [:]
    /// Whether everything is compared with the Interface Builder files, not only what is to be rewritten.
    package var checks = false
    /// Names of rules; nil means all.
    package var only: Set<String>?
    package var skip: Set<String> = []
    package var conformance = ConformanceStyle.inline
    package var explicitNames = false
    /// Factories that could go stay as deprecated ones.
    package var deprecatesFactories = false
    /// For storyboards and for nibs; the first ones are for storyboards.
    package private(set) var dialects = [Dialect.instantiatable, .nibLoadable]
    /// The names of the project's own protocols that are to be dialects, until they have become that.
    package var adopted: [String] = []
    /// The dialect for storyboards is one that was asked for.
    package var choosesDialect = false
    /// Replaces the name of the protocol for storyboards, if we declare it.
    package var protocolName: String?
    /// Likewise for nibs.
    package var nibProtocolName: String?
    package var isolation = Isolation.automatic
    package var declaration = Declaration.automatic
    /// How many threads read and lex; at least 1. The outcome does not depend on it.
    package var jobs = 1

    package init() {}

    /// Makes some dialects those of what they are for; what else there is keeps its own.
    package mutating func use(_ chosen: [Dialect]) {
        let kept = dialects.filter { dialect in !chosen.contains { $0.resource == dialect.resource } }
        dialects = (kept + chosen).filter { $0.resource == .storyboard } + (kept + chosen).filter { $0.resource == .nib }
    }

    /// What a rule's own fix of some safety counts as.
    func safety(of rule: String, own: Safety) -> Safety {
        safety[rule] ?? own
    }

    /// Whether fixes that count as so sure are applied.
    func applies(_ safety: Safety) -> Bool {
        safety == .safe || appliesUnsafe
    }

    /// Whether a rule takes part.
    func applies(_ rule: String) -> Bool {
        (only?.contains(rule) ?? true) && !skip.contains(rule)
    }
}

extension MigrationOptions.Declaration {
    /// The name of the file that is created for a dialect's protocol; nil if none is.
    func newFileName(of dialect: Dialect) -> String? {
        switch self {
        case .automatic: dialect.protocolName + ".swift"
        case .newFile(let path): path.split(separator: "/").last.map(String.init)
        case .existingFile, .none: nil
        }
    }

    var existingFile: String? {
        guard case .existingFile(let path) = self else { return nil }
        return path
    }
}
