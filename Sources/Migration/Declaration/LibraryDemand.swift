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
        let demands = decisions.compactMap(\.basis.library)
        let all = demands.flatMap { demand in
            demand.files.flatMap { project.buildModel.modules(compiling: project.path($0)) }
                .map { (target: $0, library: demand.module) }
        }
        let targets = Set(all.map { Pair(target: $0.target, library: $0.library) })
        return targets.filter { !offers($0.library, to: $0.target) }.map { UnmetDependency(target: $0.target.name, module: $0.library) }
            .sorted { ($0.target, $0.module) < ($1.target, $1.module) }
    }

    private struct Pair: Hashable {
        let target: BuildModule
        let library: String
    }

    /// Whether a target depends on a module, imports it already, or is built with files that name it. A package's manifest says all.
    private func offers(_ library: String, to target: BuildModule) -> Bool {
        if target.name == library || target.dependencies.contains(library) || imports(library, in: target) { return true }
        guard case .xcodeTarget = target.kind else { return false }
        return project.input.buildFiles.contains { names(library, in: $0.source) }
    }

    private func imports(_ library: String, in target: BuildModule) -> Bool {
        let needle = ByteNeedle("import \(library)")
        return project.input.swiftFiles.contains { file in
            file.source.bytes.contains(needle) && project.buildModel.modules(compiling: file.source.path).contains(target)
        }
    }

    /// A pod, a Carthage dependency, what a project is generated from, or a framework that is linked.
    private func names(_ library: String, in file: SourceFile) -> Bool {
        if file.path.hasSuffix("Package.swift") { return false }
        let isProject = file.path.hasSuffix(".pbxproj")
        return isProject ? file.bytes.contains(ByteNeedle("\(library).framework")) : file.names(library)
    }
}

extension SourceFile {
    /// Whether the file holds a word.
    fileprivate func names(_ word: String) -> Bool {
        DeclarationSketch.names(anyOf: [NameHash.of(word)], in: self)
    }
}
