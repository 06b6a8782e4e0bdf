// Runs a build of the tool over checked-out apps, in copies, and says what it does there; built and run by .ci/field.
// usage: field TOOL [--baseline FILE] [--save FILE] [--option WORD]… FOLDER…
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())

func taken(_ option: String) -> [String] {
    var values: [String] = []
    while let index = arguments.firstIndex(of: option), index + 1 < arguments.count {
        values.append(arguments[index + 1])
        arguments.removeSubrange(index...index + 1)
    }
    return values
}

let (earlier, saved, options) = (taken("--baseline").last, taken("--save").last, taken("--option"))
guard arguments.count > 1 else {
    print("usage: field TOOL [--baseline FILE] [--save FILE] [--option WORD]… FOLDER…")
    exit(2)
}
let scratch = NSTemporaryDirectory() + "sbmigrate-field-\(ProcessInfo.processInfo.processIdentifier)"
var baseline = Baseline()
var faults: [String] = []
print(tableHead)
for folder in arguments.dropFirst() {
    do {
        let app = try AppCheck(folder, tool: [arguments[0], "--no-config"] + options, scratch: scratch)
        baseline.note(app)
        faults += app.faults.map { "\(app.name): \($0)" }
        print(row(app))
    } catch {
        faults.append("\(folder): \(error)")
    }
}
let changes = try earlier.map { baseline.changes(since: try Baseline(contentsOf: $0)) } ?? []
(changes + faults).forEach { print($0) }
print("\(baseline.apps.count) apps, \(faults.count) faults, \(changes.count) decisions changed")
if let saved { try baseline.write(to: saved) }
exit(faults.isEmpty && changes.isEmpty ? 0 : 1)
