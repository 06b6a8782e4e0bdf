import SwiftLexing
import SwiftOutline

extension Project {
    /// Whether a file can name a type that the project's sources do not declare: it names it already, or imports UIKit.
    ///
    /// What a file imports may bring UIKit with it: then it is likely to name more of UIKit's types.
    func canName(foreign name: String, at index: Int, in file: Int, exactly: Bool = false) -> Bool {
        guard !isHidden(name, from: file, at: index) else { return false }
        let isOfUIKit = name.hasPrefix("UI")
        let outline = outline(file)
        if isOfUIKit, imports(file, of: ["UIKit"]).plain, outline.holds(importOf: "UIKit", at: index) { return true }
        return outline.tokens.code.indices.contains { place in
            guard outline.tokens.kind(place) == .identifier else { return false }
            let found = outline.name(place)
            return found == name || !exactly && isOfUIKit && Self.isNameOfUIKit(found) && types.named(found).isEmpty
        }
    }

    private static func isNameOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
    }
}

extension RuleContext {
    /// Whether a class of UIKit's can be called at a place, if need be after an import: no other type, variable or member has its name.
    func canCall(_ receiver: String, at index: Int, in file: Int) -> Bool {
        let isFree =
            !project.isHidden(receiver, from: file, at: index)
            && !NameScope(project: project, hierarchy: hierarchy, file: file, index: index).isValue(receiver)
        return isFree && (knows(receiver, at: index, in: file) || project.outline(file).conditions(around: index).isEmpty)
    }

    /// Whether a file must import UIKit so that a class of its can be called: what calls only members of UIKit's need not name it.
    func asksForUIKit(_ receiver: String, at index: Int, in file: Int) -> Bool {
        !knows(receiver, at: index, in: file)
    }

    private func knows(_ receiver: String, at index: Int, in file: Int) -> Bool {
        project.canName(foreign: receiver, at: index, in: file, exactly: true)
    }
}
