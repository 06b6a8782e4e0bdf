import SwiftLexing
import SwiftOutline

extension SiteJudge {
    /// Why a call of the protocol may not take a factory's place; nil where it may.
    func unseen(_ target: Int, at index: Int, in file: Int) -> String? {
        unseenConformance(of: target, in: file) ?? unseenWhereInlined(target, at: index, in: file)
            ?? unseenFromOtherModule(target, in: file)
    }

    /// Why a call of the protocol may not stand at a place; nil where it may.
    func unseenWhereInlined(_ target: Int, at index: Int, in file: Int) -> String? {
        guard context.project.outline(file).isCompiledByOthers(index),
            !context.project.isVisibleOutside(target) || !planner.isProtocolPublic(for: target)
        else { return nil }
        return "other modules compile this code, and do not see '\(context.project.types.all[target].name)' with its protocol"
    }
}

extension Outline {
    /// Whether other modules compile the code at a place themselves, so that it may only name what they see.
    fileprivate func isCompiledByOthers(_ index: Int) -> Bool {
        for scope in scopes(around: index) {
            switch scopes[scope].kind {
            case .function(let function) where !functions[function].isLocal: return functions[function].modifiers.isInlined
            case .accessors(let name) where !isLocal(name): return isInlined(accessorsIn: scopes[scope].range, of: name)
            case .type(let type): return types[type].modifiers.attribute("frozen") != nil || isDefaultOfPublicFunction(index)
            default: continue
            }
        }
        return isDefaultOfPublicFunction(index)
    }

    private func isLocal(_ variable: Int) -> Bool {
        variables.contains { $0.nameIndex == variable && $0.place == .local }
    }

    /// An attribute in front of the variable, or of one of its accessors.
    private func isInlined(accessorsIn body: Range<Int>, of name: Int) -> Bool {
        if variables.contains(where: { $0.nameIndex == name && $0.modifiers.isInlined }) { return true }
        let head = (0..<body.lowerBound).reversed().prefix { ![.leftBrace, .rightBrace].contains(tokens.kind($0)) }
        return head.contains { tokens.kind($0 - 1) == .at && Modifiers.inliningAttributes.contains(tokens.text($0)) }
    }

    /// In a type that is not public no member is, whatever it says. What an extension extends may be.
    private func isSeenByOthers(_ type: Int?) -> Bool {
        guard let type else { return true }
        return sequence(first: type) { self.types[$0].enclosing }.allSatisfy {
            types[$0].kind == .extension || ["public", "open", "package"].contains(types[$0].modifiers.access ?? "")
                || types[$0].modifiers.attribute("usableFromInline") != nil
                || types[$0].enclosing.flatMap { types[$0].accessOfMembers } != nil
        }
    }

    private func isDefaultOfPublicFunction(_ index: Int) -> Bool {
        functions.contains { function in
            guard function.nameIndex < index, index < function.bodyOpen ?? 0, isSeenByOthers(function.type) else { return false }
            let access = function.modifiers.access ?? function.type.flatMap { types[$0].accessOfMembers }
            return ["public", "open", "package"].contains(access ?? "") || function.modifiers.attribute("usableFromInline") != nil
        }
    }
}

extension Modifiers {
    fileprivate static let inliningAttributes = ["inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed", "_backDeploy"]

    fileprivate var isInlined: Bool { Self.inliningAttributes.contains { attribute($0) != nil } }
}
