/// How a run ended, as the shell sees it.
package enum ExitCode: Int32, Sendable {
    /// Done, or there was nothing to do.
    case success = 0
    /// `check` found something, or `--exit-code` was given and there is a patch.
    case found = 1
    /// Usage, or a precondition: nothing was written.
    case refused = 2
    /// Something could not be read, understood or written; the rest was done. Or the run failed its verification.
    case incomplete = 3
}
