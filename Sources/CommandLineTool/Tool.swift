import Migration

/// The command-line tool: arguments in, bytes and words out. It reads nothing of its process but what it is given.
package struct Tool: Sendable {
    package typealias Migrate = @Sendable (MigrationInput, MigrationOptions) -> MigrationOutcome

    private let console: Console
    private let surroundings: Surroundings
    private let rules: [RuleDescription]
    private let migrate: Migrate

    package init(
        console: Console = .process,
        surroundings: Surroundings = .process,
        rules: [RuleDescription] = MigrationEngine.ruleDescriptions,
        migrate: @escaping Migrate = { MigrationEngine.outcome(for: $0, options: $1) }
    ) {
        self.console = console
        self.surroundings = surroundings
        self.rules = rules
        self.migrate = migrate
    }

    /// The arguments are those after the name of the program.
    package func run(arguments words: [String]) -> ExitCode {
        ended { () throws(UsageError) in
            let typed = try Arguments(parsing: words)
            return ended { () throws(ConfigurationError) in
                carryOut(try Settings(typed, ruleNames: rules.map(\.name), surroundings: surroundings))
            }
        }
    }

    private func refused(_ error: some ToolError) -> ExitCode {
        console.say("sbmigrate: \(error.message)")
        if let nextStep = error.nextStep { console.say(nextStep) }
        return .refused
    }

    private func carryOut(_ settings: Settings) -> ExitCode {
        ended { () throws(UsageError) in
            let arguments = settings.arguments
            let invocation = try Invocation(arguments, ruleNames: rules.map(\.name), processors: surroundings.processors)
            return carryOut(invocation, settings)
        }
    }

    private func carryOut(_ invocation: Invocation, _ settings: Settings) -> ExitCode {
        switch invocation {
        case .help: return printed(helpText())
        case .version: return printed("sbmigrate \(version)\n")
        case .rules: return printed(listing(of: rules))
        case .printConfiguration: return printed(settings.listing)
        case .explainCodes(let codes): return printed(explanation(of: codes.isEmpty ? CodeExplanation.all : codes))
        case .explainPlaces(let request):
            return ended { () throws(ProjectError) in try ExplainRun(request: request, examiner: examiner).run() }
        case .undo(let request):
            return ended { () throws(ProjectError) in
                try UndoRun(request: request, console: console, surroundings: surroundings).run()
            }
        case .check(let request):
            return ended { () throws(ProjectError) in try CheckRun(request: request, examiner: examiner).run() }
        case .migrate(let request):
            return ended { () throws(ProjectError) in try MigrationRun(request: request, examiner: examiner).run() }
        }
    }

    private var examiner: Examiner {
        Examiner(console: console, surroundings: surroundings, migrate: migrate)
    }

    private func ended<Failure: ToolError>(_ run: () throws(Failure) -> ExitCode) -> ExitCode {
        do throws(Failure) {
            return try run()
        } catch {
            return refused(error)
        }
    }

    private func printed(_ text: String) -> ExitCode {
        do throws(OutputFailure) {
            try console.standardOutput(Array(text.utf8))
            return .success
        } catch {
            if !error.isClosedPipe { console.say("sbmigrate: standard output could not be written: \(error.failure)") }
            return .incomplete
        }
    }
}
