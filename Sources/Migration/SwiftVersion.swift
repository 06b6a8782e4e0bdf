import SourceText
import SwiftOutline

/// Tells modules that are written in Swift 2: what the tool writes would not compile there.
struct SwiftVersions: Sendable {
    private var isOld: [Set<String>: Bool] = [:]

    /// Reads the spellings that depend on Swift's version, in every file that was worth reading.
    init(_ project: Project) {
        var old: Set<Set<String>> = []
        var modern: Set<Set<String>> = []
        for file in project.siteFiles {
            let bytes = project.input.swiftFiles[file].source.bytes
            let modules = project.modules(of: file)
            if Self.modernMarks.contains(where: { bytes.contains($0) }) {
                modern.insert(modules)
            } else if Self.oldMarks.contains(where: { bytes.contains($0) }) {
                old.insert(modules)
            }
        }
        for modules in old.union(modern) { isOld[modules] = old.contains(modules) && !modern.contains(modules) }
    }

    /// Whether the version-dependent spellings of the modules that compile a file are all Swift 2's.
    func areTooOld(_ modules: Set<String>) -> Bool {
        isOld[modules] ?? false
    }

    private static let oldMarks = [
        "instantiateViewControllerWithIdentifier(", "NSBundle.mainBundle()", "presentViewController(", "dismissViewControllerAnimated(",
        "didSelectRowAtIndexPath", ".dynamicType", "NSUserDefaults.standardUserDefaults()",
    ].map(ByteNeedle.init)

    private static let modernMarks = [
        "instantiateViewController(", " Bundle.main", ".main)", "present(", "dismiss(animated", "didSelectRowAt ", "type(of:",
        "UserDefaults.standard.",
        "@escaping", "DispatchQueue.", "fileprivate ",
    ].map(ByteNeedle.init)
}
