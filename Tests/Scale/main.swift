// Makes apps of some sizes and prints what a dry run of a build of the tool takes on each; built and run by .ci/scale.
// usage: scale TOOL FILES…
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
let sizes = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
guard !sizes.isEmpty else {
    print("usage: scale TOOL FILES…")
    exit(2)
}
print("| files | MB | seconds | of processors | µs a file | peak MB | peak : sources |\n|---:|---:|---:|---:|---:|---:|---:|")
for size in sizes {
    let app = SyntheticApp(folder: NSTemporaryDirectory() + "sbmigrate-scale-\(getpid())", fileCount: size)
    defer { try? FileManager.default.removeItem(atPath: app.folder) }
    try FileManager.default.createDirectory(atPath: app.folder, withIntermediateDirectories: true)
    let bytes = try app.write()
    let run = try Measurement([CommandLine.arguments[1], "--dry-run", "."], in: app.folder)
    guard run.status == 0 else {
        print("\(size) files: status \(run.status): \(run.errors)")
        exit(1)
    }
    print(row(size, bytes, run))
}

func row(_ size: Int, _ bytes: Int, _ run: Measurement) -> String {
    let megabytes = Double(bytes) / 1e6
    let peak = Double(run.peakMemory) / 1e6
    let columns = [
        "\(size)", format(megabytes), format(run.seconds), format(run.processorSeconds), format(run.seconds / Double(size) * 1e6), format(peak),
        format(peak / megabytes),
    ]
    return "| " + columns.joined(separator: " | ") + " |"
}

func format(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
}
