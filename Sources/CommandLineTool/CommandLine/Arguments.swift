import Migration
import Patching

/// What was typed, before anyone asks what it means together. A configuration file may add to it.
struct Arguments: Equatable, Sendable {
    /// More threads than this are a slip of the finger.
    static let mostJobs = 1024

    var command: Command?
    /// The paths, or the arguments of the command.
    var operands: [String] = []
    /// The names of the options, in their order.
    var given: [String] = []
    var dryRun = false
    var exitCode = false
    var patchFile: String?
    var unsafe = false
    var only: [String] = []
    var skip: [String] = []
    var reports: [ReportRequest] = []
    var conformance: String?
    var explicitNames = false
    var deprecatesFactories = false
    /// The names of the dialects, in their order.
    var dialects: [String] = []
    /// Only a configuration file says them.
    var ownDialects: [Dialect] = []
    /// As the file describes them.
    var ownDialectsShown: JSONValue?
    /// The names of protocols.
    var adopt: [String] = []
    var protocolName: String?
    var nibProtocolName: String?
    var isolation: String?
    /// Its path as it was typed.
    var declaration = MigrationOptions.Declaration.automatic
    var jobs: Int?
    var allowDirty = false
    /// Commands for a shell, in their order. No configuration file says them.
    var verify: [String] = []
    var verifyParse = false
    /// A path as it was typed.
    var config: String?
    var noConfig = false
    var printConfig = false
    /// Only a configuration file says it.
    var exclude: [PathPattern] = []
    /// By the name of a rule; only a configuration file says it.
    var safety: [String: Safety] = [:]
    var version = false
    var help = false
}

/// A word that, typed first, is not a path.
enum Command: String, CaseIterable, Sendable {
    case check, explain, rules, undo
}
