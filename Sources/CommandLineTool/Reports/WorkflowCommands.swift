import Migration

/// Remarks as commands of a GitHub workflow, which shows them in the review. Paths are relative to the project's root.
///
/// The syntax and its escapes are those of GitHub's documentation, "Workflow commands for GitHub Actions".
func workflowCommands(_ remarks: [Remark]) -> String {
    remarks.map { remark in
        let command = remark.severity == .warning ? "warning" : "notice"
        let place = [("file", remark.path), ("line", "\(remark.line)")] + (remark.column.map { [("col", "\($0)")] } ?? [])
        let properties = (place + [("title", remark.code)]).map { "\($0)=\(escaped($1, also: [":", ","]))" }
        let text = ([remark.text] + remark.evidence.map { "\($0.path):\($0.line): \($0.fact)" }).joined(separator: "\n")
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(text))\n"
    }.joined()
}

/// A percent sign, the ends of lines, and what else would end the text where it stands.
private func escaped(_ text: String, also separators: Set<Unicode.Scalar> = []) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar {
        case "%": "%25"
        case "\r": "%0D"
        case "\n": "%0A"
        case ":" where separators.contains(":"): "%3A"
        case "," where separators.contains(","): "%2C"
        default: String(scalar)
        }
    }.joined()
}
