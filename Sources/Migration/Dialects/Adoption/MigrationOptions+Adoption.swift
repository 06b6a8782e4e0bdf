extension MigrationOptions {
    /// Makes the protocols that are to be adopted the dialects of what they are for.
    ///
    /// - Throws: why sites cannot be rewritten to one of them, or what else was asked for in its place.
    package mutating func adoptProtocols(of input: MigrationInput) throws(AdoptionError) {
        var chosen: [Dialect] = []
        for name in adopted where !chosen.contains(where: { $0.protocolName == name }) {
            for dialect in try AdoptedDialect.dialects(named: name, in: input, jobs: jobs) {
                if let first = chosen.first(where: { $0.resource == dialect.resource }) {
                    throw .forTheSame(first.protocolName, name, resource: "\(dialect.resource)")
                }
                chosen.append(dialect)
            }
        }
        if let dialect = chosen.first(where: { $0.resource == .storyboard }), let other = otherChoice {
            throw .contradiction(dialect.protocolName, option: other)
        }
        use(chosen)
    }

    /// The option that says in another way what calls of storyboards become.
    private var otherChoice: String? {
        choosesDialect ? "--dialect" : protocolName.map { _ in "--protocol-name" }
    }
}
