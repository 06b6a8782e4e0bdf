extension ProjectRoot {
    /// The folder for the records of what runs wrote, which `git status` does not see: inside git's own folder for this
    /// working copy, else inside the user's folder for caches. It need not be there. Throws where there is neither.
    func recordFolder(_ surroundings: Surroundings) throws(ProjectError) -> String {
        if isGitRoot, let git = gitFolder { return joined(git, "sbmigrate") }
        guard let caches = surroundings.cacheFolder else { throw .noRecordFolder }
        return joined(joined(caches, "sbmigrate") + path, ".records")
    }

    /// That of a linked worktree or of a submodule is named by the file that `.git` is there.
    private var gitFolder: String? {
        let git = absolutePath(of: ".git")
        guard fileKind(git) == .regular else { return git }
        guard let bytes = try? FileReader.bytes(ofFile: git) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        guard line.hasPrefix("gitdir: ") else { return nil }
        let named = String(line.dropFirst("gitdir: ".count))
        let folder = named.hasPrefix("/") ? named : absolutePath(of: named)
        return fileKind(folder) == .folder ? folder : nil
    }
}

extension Surroundings {
    /// Absolute; nil where the environment tells of none.
    fileprivate var cacheFolder: String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return joined(home, "Library/Caches")
        #else
            return joined(home, ".cache")
        #endif
    }
}
