import SourceText
import XcodeProject

/// Tells modules that are written in Swift 2: what the tool writes would not compile there.
struct SwiftVersions: Sendable {
    /// By the names of the modules that compile a file.
    private let old: Set<Set<String>>

    /// Reads what the build says of every module that holds a site, and where it says nothing the spellings that depend on the version.
    init(_ project: Project) {
        let files = Dictionary(grouping: project.siteFiles, by: project.modules)
        old = Set(files.filter { Self.isOld($0.key, holding: $0.value, in: project) }.keys)
    }

    /// Whether modules that compile a file together are Swift 2's: by their build, or because all version-dependent spellings are.
    func areTooOld(_ modules: Set<String>) -> Bool {
        old.contains(modules)
    }

    private static func isOld(_ modules: Set<String>, holding files: [Int], in project: Project) -> Bool {
        let versions = Set(files.flatMap { project.buildModel.modules(compiling: project.path($0)) }).map(\.swiftVersion)
        if versions.contains(where: { $0.map { $0 < Version(3) } ?? false }) { return true }
        // A compiler that takes no Swift 2 is to compile them: code that is left from then is in the course of being migrated.
        guard versions.isEmpty || versions.contains(nil) else { return false }
        return spellingIsOld(of: modules, holding: files, in: project)
    }

    private static func spellingIsOld(of modules: Set<String>, holding files: [Int], in project: Project) -> Bool {
        let sources = files.map { project.input.swiftFiles[$0].source }
        guard !sources.contains(where: { holds((certainMarks + modernMarks), $0) }), sources.contains(where: { holds(oldMarks, $0) })
        else { return false }
        // A dependency's files may be newer than the code that no known target compiles with them.
        return !project.input.swiftFiles.contains {
            $0.access != .ignored && holds(certainMarks, $0.source) && project.compilingModules(of: $0.source.path) == modules
        }
    }

    private static func holds(_ marks: [WordNeedle], _ file: SourceFile) -> Bool {
        file.bytes.withUnsafeBufferPointer { bytes in marks.contains { $0.occurs(in: bytes) } }
    }

    private static let oldMarks = [
        "instantiateViewControllerWithIdentifier(", ".instantiateWithOwner(", "NSBundle.mainBundle()", "presentViewController(",
        "dismissViewControllerAnimated(", "didSelectRowAtIndexPath", ".dynamicType", "NSUserDefaults.standardUserDefaults()",
    ].map(WordNeedle.init)

    /// What no Swift 2 can mean, wherever it stands.
    private static let certainMarks = [
        "type(of:", "didSelectRowAt ", "UserDefaults.standard.", "@escaping", "DispatchQueue.", "fileprivate ",
    ].map(WordNeedle.init)

    /// What a function of the module's own might be called too, away from the calls of UIKit.
    private static let modernMarks = [
        "instantiateViewController(", " Bundle.main", ".main)", "present(", "dismiss(animated",
    ].map(WordNeedle.init)
}
