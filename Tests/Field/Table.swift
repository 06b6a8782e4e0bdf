import Foundation

/// The figures of one app as a row of a Markdown table.
func row(_ app: AppCheck) -> String {
    let rewritten = app.report.decisions.filter { $0.outcome == "rewrite" }
    let safe = rewritten.filter { $0.safety == "safe" }.count
    let left = Dictionary(grouping: app.report.decisions.filter { $0.outcome == "leave" }) { $0.reason ?? "" }.mapValues(\.count)
    let reasons = left.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let cells = [
        app.name.replacingOccurrences(of: "+", with: "/"), "\(app.report.decisions.count)", "\(safe)", "\(rewritten.count - safe)",
        "\(app.report.files.count)", reasons, "\(app.faults.count)", String(format: "%.2f s", app.seconds),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
}

let tableHead = """
    | app | sites | safe | unsafe | files | left by reason | faults | time |
    | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |
    """
