/// Where the Interface Builder files of a run are.
enum InterfaceFolder {
    /// The folder that the environment's `STORYBOARDS` names; the files are in it at any depth.
    static let location = URL(fileURLWithPath: ProcessInfo.processInfo.environment["STORYBOARDS"] ?? ".")

    static func location(of fileName: String) -> URL? {
        FileManager.default.enumerator(at: location, includingPropertiesForKeys: nil)?
            .lazy.compactMap { $0 as? URL }
            .first { $0.lastPathComponent == fileName }
    }
}
