import Migration

/// A diagnostic as compilers write it.
func line(for diagnostic: Diagnostic) -> String {
    let place = diagnostic.path + (diagnostic.line.map { ":\($0)" } ?? "")
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]"
}
