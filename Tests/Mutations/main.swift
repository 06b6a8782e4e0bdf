// Damages the fixtures and compares what the toolchain's parser says before and after the migration; built and run by .ci/mutations.
// usage: mutations [PART/PARTS [CASE]]
import Foundation
import SourceText

let arguments = CommandLine.arguments.dropFirst()
guard let share = Share(arguments.first) else {
    print("usage: mutations [PART/PARTS [CASE]]")
    exit(2)
}
let wanted = arguments.dropFirst().first ?? ""
let cases = try Fixtures.allCases().filter { $0.changes && (wanted.isEmpty || $0.name.contains(wanted)) }
let files = cases.flatMap { migration in
    migration.input.swiftFiles.map { (migration: migration, file: $0.source) }
}.sorted { $0.file.bytes.count > $1.file.bytes.count }
nonisolated(unsafe) var total = Tally()
let lock = NSLock()

DispatchQueue.concurrentPerform(iterations: files.count) { index in
    let tally = Mutants(of: files[index].file, in: files[index].migration).tally(share)
    lock.withLock { total += tally }
}
for failure in total.failures.sorted() { print(failure) }
print(
    "\(cases.count) cases, \(files.count) files, \(total.mutants) mutants, \(total.edited) of them edited, "
        + "\(total.comparisons) files parsed before and after, \(total.failures.count) failures")
exit(total.failures.isEmpty ? 0 : 1)
