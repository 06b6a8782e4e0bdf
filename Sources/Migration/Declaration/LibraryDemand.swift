import SourceText
import XcodeProject

/// A target whose rewritten classes need a module that nothing shows it can import.
package struct UnmetDependency: Sendable, Hashable {
    package let target: String
    package let module: String
}

/// Whether the targets of rewritten classes can import what declares their protocol.
struct LibraryDemand {
    let project: Project

    /// In order of target.
    func unmet(by decisions: [Decision]) -> [UnmetDependency] {
        let demands = decisions.compactMap(\.basis.imported)
        let all = demands.flatMap { demand in
            demand.files.flatMap { project.buildModel.modules(compiling: project.path($0)) }
                .map { Pair(target: $0, module: demand.module) }
        }
        return Set(all).filter { !offers($0.module, to: $0.target) }.map { UnmetDependency(target: $0.target.name, module: $0.module) }
            .sorted { ($0.target, $0.module) < ($1.target, $1.module) }
    }

    private struct Pair: Hashable {
        let target: BuildModule
        let module: String
    }

    /// Whether a target depends on a module, imports it already, or is built with files that name it. A package's manifest says all.
    private func offers(_ module: String, to target: BuildModule) -> Bool {
        if target.name == module || target.dependencies.contains(module) || imports(module, in: target) { return true }
        guard case .xcodeTarget = target.kind else { return false }
        return project.input.buildFiles.contains { names(module, in: $0.source) }
    }

    private func imports(_ module: String, in target: BuildModule) -> Bool {
        let needle = ByteNeedle("import \(module)")
        return project.input.swiftFiles.contains { file in
            file.source.bytes.contains(needle) && project.buildModel.modules(compiling: file.source.path).contains(target)
        }
    }

    /// A pod, a Carthage dependency, what a project is generated from, or a framework that is linked.
    private func names(_ module: String, in file: SourceFile) -> Bool {
        if file.path.hasSuffix("Package.swift") { return false }
        let isProject = file.path.hasSuffix(".pbxproj")
        return isProject ? file.bytes.contains(ByteNeedle("\(module).framework")) : file.names(module)
    }
}

extension SourceFile {
    /// Whether the file holds a word.
    fileprivate func names(_ word: String) -> Bool {
        DeclarationSketch.names(anyOf: [NameHash.of(word)], in: self)
    }
}
