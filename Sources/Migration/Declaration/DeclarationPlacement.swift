import SourceText
import SwiftOutline
import XcodeProject

/// Where the declaration for a group of classes goes.
struct DeclarationPlacement {
    enum Place: Hashable {
        case newFile(String)
        /// Behind all that a file says; its index.
        case end(of: Int)
    }

    let context: RuleContext

    private var project: Project { context.project }

    /// Nil where none is to be written.
    func place(for group: [Int]) -> Place? {
        switch context.options.declaration {
        case .none: return nil
        case .newFile(let path) where obstacle(to: path, for: group) == nil: return .newFile(path)
        case .existingFile(let path) where obstacle(to: path, for: group) == nil: return index(of: path).map { .end(of: $0) }
        case .automatic, .newFile, .existingFile: return .newFile(defaultPath(for: group))
        }
    }

    /// Why a group does not have its declaration where the options say, or has none.
    func note(for group: [Int]) -> Diagnostic? {
        switch context.options.declaration {
        case .automatic: return nil
        case .none:
            return Diagnostic(
                severity: .note, path: group.min().map { project.path(project.types.all[$0].declarations[0].file) } ?? "", line: nil,
                code: "not-declared",
                message: "'\(context.dialect.protocolName)' is not declared yet; a run without --no-declaration shows how")
        case .newFile(let path), .existingFile(let path):
            guard let obstacle = obstacle(to: path, for: group) else { return nil }
            return Diagnostic(
                severity: .note, path: path, line: nil, code: "declared-elsewhere",
                message: "\(obstacle), so the protocol is declared in \(defaultPath(for: group))")
        }
    }

    /// Why the modules of a group would not find a declaration in a file.
    private func obstacle(to path: String, for group: [Int]) -> String? {
        let isNew = context.options.declaration == .newFile(path)
        if !isNew {
            guard let file = index(of: path) else { return "it is none of the project's Swift files" }
            guard project.input.swiftFiles[file].access == .editable else { return "it must not be edited" }
            guard project.isReadable(file) else { return "it holds something that is no Swift" }
        }
        let compiling = Set(project.buildModel.modules(compiling: path).map(\.name))
        let stranger = modules(of: group).first { !compiling.contains($0.name) && !(isNew && $0.canList) }
        return stranger.map { "the module \($0.name) does not compile it" }
    }

    private func index(of path: String) -> Int? { project.input.swiftFiles.firstIndex { $0.source.path == path } }

    /// Whether every module of a group compiles a file without being told to.
    func isCompiled(_ path: String, for group: [Int]) -> Bool {
        let compiled = Set(project.buildModel.modules(compiling: path).map(\.name))
        return !compiled.isEmpty && modules(of: group).allSatisfy { compiled.contains($0.name) }
    }

    private func modules(of group: [Int]) -> [BuildModule] { project.buildModules(of: group) }

    /// A package target's folder; else the deepest folder that holds all of the classes, or most where only the project's root holds all.
    private func defaultPath(for group: [Int]) -> String {
        let folders = group.map { folderName(of: project.path(project.types.all[$0].declarations[0].file)) }
        let packageFolder = modules(of: group).lazy.compactMap { module -> String? in
            guard case .swiftPackage = module.kind else { return nil }
            return module.folder
        }.first
        let folder =
            packageFolder ?? Self.folder(holding: folders.count, of: folders) ?? Self.folder(holding: folders.count / 2 + 1, of: folders)
            ?? ""
        return (folder.isEmpty ? "" : folder + "/") + context.dialect.protocolName + ".swift"
    }

    /// The deepest folder, not the root, that holds at least so many of some folders; the first of several.
    private static func folder(holding count: Int, of folders: [String]) -> String? {
        var counts: [String: Int] = [:]
        for folder in folders {
            let components = folder.split(separator: "/")
            for length in components.indices { counts[components[...length].joined(separator: "/"), default: 0] += 1 }
        }
        return counts.filter { $0.value >= count }.keys.min { (-$0.utf8.count, $0) < (-$1.utf8.count, $1) }
    }

    private func folderName(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}

extension Project {
    /// The modules that compile some classes.
    func buildModules(of classes: [Int]) -> [BuildModule] {
        classes.flatMap { buildModel.modules(compiling: path(types.all[$0].declarations[0].file)) }
    }
}

extension BuildModule {
    /// Whether its project can be given a file to compile.
    fileprivate var canList: Bool {
        guard case .xcodeTarget = kind else { return false }
        return true
    }
}
