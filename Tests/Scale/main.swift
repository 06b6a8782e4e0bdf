// Makes apps of some sizes and prints what a build of the tool takes on each; built and run by .ci/scale.
// usage: scale TOOL FILES…
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
let sizes = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
guard !sizes.isEmpty else {
    print("usage: scale TOOL FILES…")
    exit(2)
}
print("| files | MB | dry run, s | of processors | µs a file | peak MB | peak : sources | files written | run, s | undo, s |")
print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
for size in sizes {
    let app = SyntheticApp(folder: NSTemporaryDirectory() + "sbmigrate-scale-\(getpid())", fileCount: size)
    defer { try? FileManager.default.removeItem(atPath: app.folder) }
    try FileManager.default.createDirectory(atPath: app.folder, withIntermediateDirectories: true)
    print(row(size, bytes: try app.write(), try Figures(of: CommandLine.arguments[1], on: app)))
}

func row(_ size: Int, bytes: Int, _ figures: Figures) -> String {
    let megabytes = Double(bytes) / 1e6
    let peak = Double(figures.dryRun.peakMemory) / 1e6
    let columns = [
        "\(size)", format(megabytes), format(figures.dryRun.seconds), format(figures.dryRun.processorSeconds),
        format(figures.dryRun.seconds / Double(size) * 1e6), format(peak), format(peak / megabytes), "\(figures.written)",
        format(figures.run.seconds), format(figures.undo.seconds),
    ]
    return "| " + columns.joined(separator: " | ") + " |"
}

func format(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
}
