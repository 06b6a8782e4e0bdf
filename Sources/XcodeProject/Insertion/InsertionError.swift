/// Why a file was not made a member of targets. Nothing is to be edited then.
package enum InsertionError: Error, Hashable, Sendable {
    /// Not the path of a Swift file below the project's root.
    case notSwift(file: String)
    case targetNotFound(String)
    /// Names are all that tells targets apart.
    case severalTargets(String)
    case noProject
    case noSourcesPhase(target: String)
    /// The project has no group, or none whose place below the project's root is known.
    case noGroup(file: String)
    /// The file lies in a synchronised folder of the target, and an exception keeps it out.
    case keptOut(file: String, folder: String, target: String)
    /// The file lies in a synchronised folder that the target does not own.
    case foreignFolder(file: String, folder: String, target: String)
    /// The edited project would not say what it should.
    case notVerified(String)

    /// What is wrong, in one line.
    package var message: String {
        switch self {
        case .notSwift(let file): "\(file): not the path of a Swift file in the project's folder"
        case .targetNotFound(let name): "there is no target \(name) that builds a product"
        case .severalTargets(let name): "several targets are called \(name)"
        case .noProject: "there is no PBXProject in it"
        case .noSourcesPhase(let target): "the target \(target) has no phase that compiles sources"
        case .noGroup(let file): "no group of the project can hold \(file)"
        case .keptOut(let file, let folder, let target):
            "\(file): an exception of the folder \(folder) keeps it out of the target \(target)"
        case .foreignFolder(let file, let folder, let target):
            "\(file): lies in the synchronised folder \(folder), which is not one of the target \(target)"
        case .notVerified(let difference): "the edited project would be wrong: \(difference)"
        }
    }

    /// What its reader can do about it, in one line.
    package var nextStep: String {
        switch self {
        case .notSwift: "choose another path for the new file"
        case .targetNotFound, .noProject, .noSourcesPhase, .noGroup, .notVerified: "add the file to its targets in Xcode"
        case .severalTargets: "give each a name of its own, or add the file to its targets in Xcode"
        case .keptOut: "choose another path for the new file, or tick the target for it in Xcode"
        case .foreignFolder: "choose another path for the new file, or tick the target for it in Xcode"
        }
    }
}

extension InsertionError: CustomStringConvertible {
    package var description: String { "\(message); \(nextStep)" }
}
