import Patching

/// What became of the files of a run that failed its verification.
enum Reversal: Equatable, Sendable {
    /// All are as they were before the run: so many were put back, of which some had been created and are gone.
    case done(files: Int, removed: Int)
    /// Nothing was put back: these files hold neither what the run wrote nor what they held before it.
    case changedSince([String])
    /// Nothing was put back: another run, or an undo, was made meanwhile.
    case overtaken
    case failed([FileUpdateError])

    /// Takes back changes that were just written, all or none.
    init(of changes: [FileChange], writtenBy writer: FileUpdate) {
        do throws(FileUpdateError) {
            guard let undo = try writer.undo(of: changes) else {
                self = .overtaken
                return
            }
            self = undo.changedSince.isEmpty ? Self.carryOut(undo, writer) : .changedSince(undo.changedSince)
        } catch {
            self = .failed([error])
        }
    }

    private static func carryOut(_ undo: Undo, _ writer: FileUpdate) -> Reversal {
        let done = Reversal.done(files: undo.changes.count, removed: undo.changes.count { $0.isRemoval })
        // Where the command has brought all back itself.
        guard !undo.changes.isEmpty else { return done }
        do throws(UpdateFailure) { try writer.carryOut(undo) } catch {
            return .failed([error.cause] + error.left.filter { $0 != error.cause })
        }
        return done
    }

    var isDone: Bool {
        if case .done = self { true } else { false }
    }
}
