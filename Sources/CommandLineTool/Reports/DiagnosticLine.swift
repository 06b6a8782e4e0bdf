import Migration

/// A diagnostic as compilers write it; its path may be shown in another way than relative to the project's root.
func line(for diagnostic: Diagnostic, path: String? = nil) -> String {
    let place = (path ?? diagnostic.path) + (diagnostic.line.map { ":\($0)" } ?? "")
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]"
}
