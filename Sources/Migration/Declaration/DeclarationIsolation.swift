import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// Whether the protocol is written with `@preconcurrency @MainActor` (SEMANTICS.md 2).
struct DeclarationIsolation {
    let context: RuleContext

    private var project: Project { context.project }

    func isIsolated(_ group: [Int]) -> Bool {
        switch context.options.isolation {
        case .main: return true
        case .none: return false
        case .automatic: break
        }
        let modules = project.buildModules(of: group)
        return modules.isEmpty || modules.contains(where: isModern) || usesConcurrency(in: Set(modules.map(\.name)))
    }

    /// Whether a module's compiler certainly knows `@preconcurrency` (Swift 5.6, Xcode 13.3).
    private func isModern(_ module: BuildModule) -> Bool {
        if let tools = module.toolsVersion, tools >= Version(5, 6) { return true }
        if let swift = module.swiftVersion, swift >= Version(6, 0) { return true }
        guard let upgrade = module.lastUpgradeCheck, let target = module.deploymentTarget else { return false }
        return upgrade >= 1330 && target >= Version(13, 0)
    }

    /// `@MainActor` and `await` came with compilers that know the attributes, and so did `if let x {`.
    private func usesConcurrency(in modules: Set<String>) -> Bool {
        project.input.swiftFiles.contains { file in
            guard project.buildModel.modules(compiling: file.source.path).contains(where: { modules.contains($0.name) }),
                Self.modernWords.contains(where: { file.source.bytes.contains($0) })
            else { return false }
            return Outline(TokenList(file.source)).usesModernSpelling
        }
    }

    private static let modernWords = ["@MainActor", " await ", "if let ", "guard let "].map(ByteNeedle.init)
}

extension Outline {
    fileprivate var usesModernSpelling: Bool {
        let isShorthand = variables.contains { variable in
            guard case .condition = variable.place else { return false }
            return variable.initializer == nil
        }
        return isShorthand
            || tokens.code.indices.contains { index in
                guard tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period else { return false }
                return tokens.is(index, "MainActor") || tokens.is(index, "await") && tokens.kind(index + 1) == .identifier
            }
    }
}
