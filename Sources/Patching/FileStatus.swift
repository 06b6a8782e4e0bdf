/// What a file is, apart from its bytes.
struct FileStatus {
    let isRegularFile: Bool
    /// The permission bits, those for set-user-ID and the like included.
    let mode: UInt32
    let user: UInt32
    let group: UInt32
    /// How many names (hard links) the file has.
    let names: Int

    /// Whether anyone at all may write it. Root may write every file, so the mode is asked.
    var isWritable: Bool { mode & 0o222 != 0 }
}
