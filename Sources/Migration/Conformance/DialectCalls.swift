import SourceText
import SwiftLexing
import SwiftOutline

extension Project {
    /// Whether code that sees a class calls the dialect's factory on it, or for it.
    func isReceiver(_ type: Int, of dialect: Dialect) -> Bool {
        let name = types.all[type].name
        let receiver = dialect.fixedReceiver ?? name
        let needle = ByteNeedle("\(receiver).\(dialect.factoryName)")
        return outlines.indices.contains { file in
            guard let outline = outlines[file], isSeen(file, from: type), outline.file.bytes.contains(needle) else { return false }
            return outline.calls(of: dialect.factoryName, on: receiver).contains { call in
                dialect.fixedReceiver == nil || mayMake(name, at: call, in: outline) && conforms(type, to: dialect)
            }
        }
    }

    /// Whether the sources say so, of the class, of one above it, or of UIKit's.
    private func conforms(_ type: Int, to dialect: Dialect) -> Bool {
        let hierarchy = ClassHierarchy(self)
        return ([type] + hierarchy.ancestors(of: type)).contains { protocols(of: $0).contains(dialect.protocolName) }
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
    /// The code indices of a method's name where it is called on a receiver of one name.
    fileprivate func calls(of method: String, on receiver: String) -> [Int] {
        tokens.code.indices.filter { index in
            tokens.kind(index) == .identifier && tokens.kind(index - 1) == .period && tokens.text(index) == method
                && tokens.text(index - 2) == receiver
        }
    }

    /// The type that a cast or an annotation gives to `Receiver.method(…)`, without the mark of an optional; nil where none is written.
    fileprivate func typeOfCall(at method: Int) -> String? {
        guard let close = tokens.match(method + 1) else { return nil }
        let whole = method - 2..<close + 1
        if tokens.is(close + 1, "as"), let end = tokens.typeEnd(from: close + 2) { return unmarked(close + 2..<end) }
        return variables.last { $0.initializer == whole }?.type.map(unmarked)
    }

    private func unmarked(_ type: Range<Int>) -> String {
        String(compactText(type).prefix { $0 != "?" && $0 != "!" })
    }
}
