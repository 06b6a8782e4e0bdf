/// The update that an earlier process began and did not end.
extension FileUpdate {
    /// Whether there is one, or another process is just about it.
    package var isUnfinished: Bool { journals.isPending }

    /// Puts its files back, or finishes it where only that was missing, and removes its temporary files. Nil where there is none.
    ///
    /// Nothing is put back while one of its files holds something else than the old or new bytes: somebody has edited it since.
    package func recover() throws(UpdateFailure) -> Recovery? {
        guard isUnfinished else { return nil }
        return try journals.locked { () throws(UpdateFailure) in
            guard let journal = try journalOnTheWay() else { return nil }
            let steps = journal.steps(in: root)
            let states = journals.hasOnlyBegun ? [] : try states(of: steps)
            let replaced = states.count { $0 == .new }
            let recovery = Recovery(isOfUndo: journal.kind == .undo, replaced: replaced, files: steps.count)
            if recovery.isDone { try finishLate(steps) } else { try putBack(steps) }
            return recovery
        }
    }

    /// Nil where the update has been dealt with meanwhile.
    private func journalOnTheWay() throws(UpdateFailure) -> Journal? {
        do throws(FileUpdateError) {
            return journals.hasOnlyBegun ? try journals.begunJournal() : try journals.pendingJournal()
        } catch {
            throw UpdateFailure(error)
        }
    }

    private func states(of steps: [FileStep]) throws(UpdateFailure) -> [FileStep.State] {
        var states: [FileStep.State] = []
        var changed: [FileUpdateError] = []
        for step in steps {
            do { states.append(try step.stateOnTheWay()) } catch { throw UpdateFailure(error, left: [error]) }
            if states.last == .other { changed.append(.changedSince(path: step.entry.path)) }
        }
        guard let first = changed.first else { return states }
        throw UpdateFailure(first, left: changed)
    }

    private func finishLate(_ steps: [FileStep]) throws(UpdateFailure) {
        do { try finish(steps) } catch { throw UpdateFailure(error, left: [error]) }
    }

    private func putBack(_ steps: [FileStep]) throws(UpdateFailure) {
        let left = rollBack(steps)
        if let first = left.first { throw UpdateFailure(first, left: left) }
    }
}
