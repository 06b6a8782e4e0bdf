import InterfaceBuilder
import SourceText

/// What holds for any bytes that are to be a storyboard or a nib.
extension InterfaceDocument {
    /// They are read or refused with a line of theirs, and line ends and a comment at the end make no difference.
    package static func violations(of bytes: [UInt8]) -> [String] {
        let lines = 1...LineIndex(bytes).starts.count
        do throws(InterfaceError) {
            let document = try InterfaceDocument(path: "A.storyboard", bytes: bytes)
            let misplaced = document.objects.filter { !lines.contains($0.line) }.map { "\($0.objectID) is in no line" }
            return misplaced + document.variantViolations(in: bytes)
        } catch {
            guard let line = error.line, !lines.contains(line) else { return [] }
            return ["line \(line), which there is not, is to blame"]
        }
    }

    private var objects: [InterfaceObject] { scenes.map(\.object) + roots }

    private func variantViolations(in bytes: [UInt8]) -> [String] {
        let carriageReturn = UInt8(ascii: "\r")
        let unix = bytes.contains(carriageReturn) ? [] : bytes.flatMap { $0 == UInt8(ascii: "\n") ? [carriageReturn, $0] : [$0] }
        let variants = [("with a comment behind it", bytes + Array("<!-- </document> -->".utf8)), ("with CRLF", unix)]
        return variants.filter { !$1.isEmpty && !isSame(as: try? InterfaceDocument(path: path, bytes: $1)) }.map {
            "it reads otherwise \($0.0)"
        }
    }

    private func isSame(as other: InterfaceDocument?) -> Bool {
        guard let other else { return false }
        return scenes == other.scenes && roots == other.roots && owner == other.owner && initialObjectID == other.initialObjectID
            && kind == other.kind && platform == other.platform && isLaunchScreen == other.isLaunchScreen
    }
}
