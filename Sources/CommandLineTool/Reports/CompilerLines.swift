import Migration

/// Remarks as compilers print them: `path:line:column: warning: message [code]`. The facts behind a warning follow as notes.
func compilerLines(_ remarks: [Remark], paths: ShownPaths) -> String {
    remarks.flatMap { remark in
        let place = "\(paths.shown(remark.path)):\(remark.line)" + (remark.column.map { ":\($0)" } ?? "")
        let facts = remark.severity == .warning ? remark.evidence : []
        return ["\(place): \(remark.severity.rawValue): \(remark.text) [\(remark.code)]"]
            + facts.map { "\(paths.shown($0.path)):\($0.line): note: \($0.fact)" }
    }.map { $0 + "\n" }.joined()
}
