import SourceText
import SwiftLexing
import SwiftOutline

extension Project {
    /// Whether code that sees a class calls the dialect on it, or for it, or reads a member that the dialect gives it.
    func isReceiver(_ type: Int, of dialect: Dialect, in hierarchy: ClassHierarchy) -> Bool {
        let name = types.all[type].name
        let members = Set(dialect.members)
        let methods = dialect.functionNames
        guard let receiver = dialect.fixedReceiver else { return contains(members.union(methods), on: name, seenFrom: type) }
        return contains(members, on: name, seenFrom: type)
            || inheritsConformance(type, to: dialect, in: hierarchy)
                && contains(methods, on: receiver, seenFrom: type) { mayMake(name, at: $0, in: $1) }
    }

    /// Whether a file that a class sees has one of some members behind a receiver's name, where it counts.
    private func contains(
        _ members: Set<String>, on receiver: String, seenFrom type: Int, where counts: (Int, Outline) -> Bool = { _, _ in true }
    ) -> Bool {
        let needles = members.sorted().map { ByteNeedle("\(receiver).\($0)") }
        return outlines.indices.contains { file in
            guard let outline = outlines[file], isSeen(file, from: type), needles.contains(where: outline.file.bytes.contains) else {
                return false
            }
            return outline.uses(of: members, on: receiver).contains { counts($0, outline) }
        }
    }

    /// Whether the sources say so, of the class, of one above it, or of UIKit's.
    func inheritsConformance(_ type: Int, to dialect: Dialect, in hierarchy: ClassHierarchy) -> Bool {
        ([type] + hierarchy.ancestors(of: type)).contains { conforms($0, to: dialect) }
            || protocols(ofKitClasses: hierarchy.kitClasses(of: type), seenFrom: type).contains(dialect.protocolName)
    }

    /// Whether a call that does not name the class may make one of this name: the type that is written says so, or says no class.
    private func mayMake(_ name: String, at call: Int, in outline: Outline) -> Bool {
        guard let made = outline.typeOfCall(at: call)?.split(separator: ".").last.map(String.init), !types.named(made).isEmpty else {
            return true
        }
        return made == name
    }
}

extension Outline {
    /// The code indices of members' names where they stand behind a receiver of one name.
    fileprivate func uses(of members: Set<String>, on receiver: String) -> [Int] {
        tokens.code.indices.filter { index in
            tokens.kind(index) == .identifier && tokens.kind(index - 1) == .period && members.contains(tokens.text(index))
                && tokens.text(index - 2) == receiver
        }
    }

    /// The type that a cast or an annotation gives to `Receiver.method(…)`, without the mark of an optional; nil where none is written.
    func typeOfCall(at method: Int) -> String? {
        guard let close = tokens.match(method + 1) else { return nil }
        let whole = method - 2..<close + 1
        if tokens.is(close + 1, "as"), let end = tokens.typeEnd(from: close + 2) { return unmarked(close + 2..<end) }
        return variables.last { $0.initializer == whole }?.type.map(unmarked)
    }

    private func unmarked(_ type: Range<Int>) -> String {
        String(compactText(type).prefix { $0 != "?" && $0 != "!" })
    }
}
