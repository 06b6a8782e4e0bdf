/// The text of `--help`, made from the list of options.
func helpText() -> String {
    helpHead + allOptions.map(helpLines).joined() + helpFoot
}

/// What stands in front of the options.
private let helpHead = """
    sbmigrate rewrites hand-written UIStoryboard boilerplate into protocol conformances:
    what is proven is rewritten, the rest is left alone, and each reason is told.

    Usage:
      sbmigrate [OPTION …] [PATH …]   Edit the Swift files below PATH (default: the current folder).
      sbmigrate check [OPTION …] [PATH …]
                                      Report crashes waiting to happen, by the storyboards of
                                      the project, and pending rewrites; write nothing.
      sbmigrate explain FILE:LINE …   Why the sites of a line are rewritten or left alone.
      sbmigrate explain [CODE …]      What a reason means and what to do about it.
      sbmigrate undo [--dry-run] [PATH]
                                      Take back what the last run wrote in the project of PATH.
      sbmigrate rules                 The rules, each with an example.

    The whole project is read; only what lies below PATH is edited or reported.
    A path called like a command: ./rules. Everything after -- is a path.
    Options:

    """

/// What stands behind them.
private var helpFoot: String {
    """

    check takes them too, but for
      \(inWords(optionsNotTaken(by: .check))).
    explain FILE:LINE takes those of check, but for \(inWords(explainsLess)).

    Examples:
      sbmigrate --dry-run App | less            See what would be done.
      sbmigrate --patch storyboards.patch App   Review it, then: git apply storyboards.patch
      sbmigrate --format json=report.json App   Keep a report for a machine.
      sbmigrate check --format github           Annotate a pull request.
      sbmigrate explain App/Start.swift:12      Why this site, and what is known about it.

    Exit status:
      0   Done, or nothing to do.
      1   check found something, or --exit-code was given and there is a patch.
      2   Usage, or a precondition failed (uncommitted changes, or for undo a file that was
          changed since the run): nothing was written.
      3   Something could not be read, understood or written; the rest was done.
          Or the run failed its verification.

    """
}

private func optionsNotTaken(by command: Command) -> [String] {
    allOptions.filter { !$0.commands.contains(command) }.map(\.name)
}

private var explainsLess: [String] {
    optionsNotTaken(by: .explain).filter { !optionsNotTaken(by: .check).contains($0) }
}

private func helpLines(_ option: Option) -> String {
    let short = option.shortName.map { "\($0), " } ?? ""
    let label = "  " + short + option.name + (option.valueName.map { " \($0)" } ?? "")
    let padding = String(repeating: " ", count: max(2, 28 - label.count))
    return label + padding + option.help.joined(separator: "\n" + String(repeating: " ", count: 28)) + "\n"
}
