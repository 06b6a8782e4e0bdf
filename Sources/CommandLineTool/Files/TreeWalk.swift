/// A walk through the folders of a project. Links to folders are never followed, so it ends.
struct TreeWalk {
    /// Folders that hold no source of the project, by name: build products, and what is too big to be worth a look.
    static let skippedFolders: Set<String> = [".git", ".build", "DerivedData", "node_modules"]

    private let root: ProjectRoot
    private var tree = FileTree()
    private var pending = [""]

    static func tree(below root: ProjectRoot) -> FileTree {
        var walk = TreeWalk(root: root)
        while let folder = walk.pending.popLast() { walk.visit(folder) }
        walk.tree.sort()
        return walk.tree
    }

    private init(root: ProjectRoot) {
        self.root = root
    }

    private mutating func visit(_ folder: String) {
        do {
            try forEachEntry(ofFolder: root.absolutePath(of: folder)) { name, kind in
                switch kind {
                case .regular: visitFile(name, in: folder)
                case .folder: visitFolder(name, in: folder)
                case .link: visitLink(name, in: folder)
                case .other: break
                }
            }
        } catch {
            tree.unreadableFolders.append((folder, error))
        }
    }

    private mutating func visitFile(_ name: UnsafeBufferPointer<UInt8>, in folder: String) {
        guard let role = FileRole(name: name), let path = path(of: name, in: folder) else { return }
        switch role {
        case .swift: tree.swiftFiles.append(path)
        case .build: tree.buildFiles.append(path)
        case .header: tree.headers.append(path)
        case .interface: tree.interfaceFiles.append(path)
        case .implementation: tree.implementationFiles.append(path)
        }
    }

    private mutating func visitFolder(_ name: UnsafeBufferPointer<UInt8>, in folder: String) {
        guard !isAsset(name, in: folder), let path = path(of: name, in: folder) else { return }
        guard !Self.skippedFolders.contains(String(decoding: name, as: UTF8.self)) else { return }
        let absolute = root.absolutePath(of: path)
        if isGitWorkingCopy(absolute) {
            if isLinkedWorktree(absolute) { return tree.linkedWorktrees.append(path) }
            tree.repositories.append(path)
        }
        pending.append(path)
    }

    /// Whether a folder is one of the many that an asset catalogue has, one for each picture. A source may stand beside them: Xcode
    /// compiles it where the project lists it.
    private func isAsset(_ name: UnsafeBufferPointer<UInt8>, in folder: String) -> Bool {
        (folder.hasSuffix(".xcassets") || folder.contains(".xcassets/")) && name.contains(UInt8(ascii: "."))
    }

    /// A link to a file inside is no file of its own: the walk finds the file under its real name.
    private mutating func visitLink(_ name: UnsafeBufferPointer<UInt8>, in folder: String) {
        let shown = joined(folder, String(decoding: name, as: UTF8.self))
        guard let target = try? resolvedPath(root.absolutePath(of: shown)), root.relativePath(of: target) == nil else { return }
        switch fileKind(target) {
        case .folder: tree.linkedFolders.append(shown)
        case .regular where FileRole(name: name) == .swift: tree.linkedFiles.append(shown)
        default: break
        }
    }

    private mutating func path(of name: UnsafeBufferPointer<UInt8>, in folder: String) -> String? {
        let text = String(decoding: name, as: UTF8.self)
        guard text.utf8.elementsEqual(name) else {
            tree.unreadableNames.append(joined(folder, text))
            return nil
        }
        return joined(folder, text)
    }
}

/// What a file is to the tool, told by its name.
enum FileRole {
    case swift, build, header, interface, implementation

    init?(name: UnsafeBufferPointer<UInt8>) {
        if name.ends(with: ".swift") {
            self = name.elementsEqual("Package.swift".utf8) ? .build : .swift
        } else if name.elementsEqual("project.pbxproj".utf8) || name.ends(with: ".xcconfig") || name.ends(with: ".podspec")
            || name.elementsEqual("project.yml".utf8)
            || name.elementsEqual("project.yaml".utf8) || name.elementsEqual("Podfile".utf8) || name.elementsEqual("Cartfile".utf8)
        {
            self = .build
        } else if name.ends(with: ".h") {
            self = .header
        } else if name.ends(with: ".storyboard") || name.ends(with: ".xib") {
            self = .interface
        } else if name.ends(with: ".m") || name.ends(with: ".mm") {
            self = .implementation
        } else {
            return nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func ends(with suffix: StaticString) -> Bool {
        guard count >= suffix.utf8CodeUnitCount else { return false }
        return suffix.withUTF8Buffer { self.suffix($0.count).elementsEqual($0) }
    }
}

/// The `.git` file of a linked worktree points into `…/worktrees/NAME`, that of a submodule into `…/modules/…`.
private func isLinkedWorktree(_ folder: String) -> Bool {
    guard let bytes = try? FileReader.bytes(ofFile: joined(folder, ".git")) else { return false }
    let components = String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0 == "/" || $0.isNewline })
    return components.dropLast().last == "worktrees"
}
