/// An error as the compiler reports it.
struct CompilerError: Equatable, Sendable {
    /// As it was given to the compiler.
    let path: String
    /// 1-based.
    let line: Int
    let message: String
}

/// The parser of the Swift compiler of this machine.
struct SwiftCompiler: Sendable {
    /// Why it gave no answer, in words.
    struct Failure: Error, Equatable {
        let message: String
    }

    /// Where it is looked for, for messages.
    #if canImport(Darwin)
        static let places = "neither xcrun nor swiftc is in PATH"
    #else
        static let places = "no swiftc is in PATH"
    #endif
    private static let standardInput = "<stdin>"

    private let program: Program
    /// What stands in front of the compiler's own arguments.
    private let leading: [String]

    /// Nil if there is none.
    init?(_ surroundings: Surroundings) {
        #if canImport(Darwin)
            if let xcrun = Program("xcrun", in: surroundings) {
                (program, leading) = (xcrun, ["swiftc"])
                return
            }
        #endif
        guard let swiftc = Program("swiftc", in: surroundings) else { return nil }
        (program, leading) = (swiftc, [])
    }

    /// The errors in some files, whose paths are absolute, in the compiler's order.
    func errors(inFiles paths: [String], isStopped: () -> Bool) throws(Failure) -> [CompilerError] {
        try errors(in: paths, arguments: paths, input: nil, isStopped: isStopped)
    }

    /// The errors in a text of which nothing else is known.
    func errors(inText text: [UInt8], isStopped: () -> Bool) throws(Failure) -> [CompilerError] {
        try errors(in: [Self.standardInput], arguments: ["-"], input: text, isStopped: isStopped)
    }

    private func errors(
        in places: [String], arguments: [String], input: [UInt8]?, isStopped: () -> Bool
    ) throws(Failure) -> [CompilerError] {
        let all = leading + ["-frontend", "-parse", "-parse-as-library"] + arguments
        guard let answer = try? program.answer(to: all, input: input, isStopped: isStopped) else {
            throw Failure(message: "\(program.path) could not be started")
        }
        let places = Set(places)
        let lines = answer.errors.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        let errors = lines.compactMap(CompilerError.init).filter { places.contains($0.path) }
        // One that dies has not looked at all of them, whatever it has said.
        if case .status(let status) = answer.end, status == 0 || !errors.isEmpty { return errors }
        throw Failure(message: "\(program.path) gave no answer: " + (lines.first ?? "it said nothing"))
    }
}

extension CompilerError {
    /// Of a line `PATH:LINE:COLUMN: error: MESSAGE`.
    fileprivate init?(_ text: String) {
        guard let mark = text.firstRange(of: ": error: ") else { return nil }
        let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count > 2, let line = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else { return nil }
        path = place.dropLast(2).joined(separator: ":")
        self.line = line
        message = String(text[mark.upperBound...])
    }
}
