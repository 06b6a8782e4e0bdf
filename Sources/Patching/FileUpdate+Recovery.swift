/// What became of an update whose process ended on the way.
package enum Recovery: Hashable, Sendable {
    /// Some files had been replaced, and are as before again; none where it ended earlier.
    case putBack(replaced: Int, of: Int)
    /// All files had been replaced; the update counts as done.
    case finished(Int)
}

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
            guard let steps = try stepsOnTheWay() else { return nil }
            let states = journals.hasOnlyBegun ? [] : try states(of: steps)
            if !states.isEmpty, states.allSatisfy({ $0 == .new }) { return try finished(steps) }
            let left = rollBack(steps)
            if let first = left.first { throw UpdateFailure(first, left: left) }
            return .putBack(replaced: states.count { $0 == .new }, of: steps.count)
        }
    }

    /// Nil where the update has been dealt with meanwhile.
    private func stepsOnTheWay() throws(UpdateFailure) -> [FileStep]? {
        do throws(FileUpdateError) {
            let journal = journals.hasOnlyBegun ? try journals.begunJournal() : try journals.pendingJournal()
            return journal?.steps(in: root)
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

    private func finished(_ steps: [FileStep]) throws(UpdateFailure) -> Recovery {
        do { try finish(steps) } catch { throw UpdateFailure(error) }
        return .finished(steps.count)
    }
}
