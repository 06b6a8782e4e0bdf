import SwiftLexing
import SwiftOutline

/// Reads a protocol that the project declares itself as a dialect.
package enum AdoptedDialect {
    /// One dialect for what the protocol's functions make: controllers, views, or one for each.
    ///
    /// - Throws: why sites cannot be rewritten to the protocol.
    package static func dialects(named name: String, in input: MigrationInput, jobs: Int) throws(AdoptionError) -> [Dialect] {
        var reader = SourceReader(input.swiftFiles, dialects: [], jobs: jobs).withSketches()
        let nothing = MigrationInput(swiftFiles: [])
        let build = BuildReading(input, jobs: jobs)
        var result: Result<[Dialect], AdoptionError>
        var asksForMore: Bool
        repeat {
            let project = Project(input, reading: reader, others: OtherReaders(nothing, jobs: jobs), build: build)
            result = Result { () throws(AdoptionError) in try dialects(named: name, in: project) }
            asksForMore = reader.read(project.requests)
        } while asksForMore
        if case .failure(.notDeclared) = result {
            throw .notDeclared(name, nearest: nearestName(to: name, in: protocolNames(in: input, jobs: jobs)))
        }
        return try result.get()
    }

    private static func protocolNames(in input: MigrationInput, jobs: Int) -> [String] {
        let outlines = concurrentMap(input.swiftFiles.map(\.source), jobs: jobs) { Outline(TokenList($0)) }
        return Set(outlines.flatMap(\.types).filter { $0.kind == .protocol }.map(\.name)).sorted()
    }

    private static func dialects(named name: String, in project: Project) throws(AdoptionError) -> [Dialect] {
        let found = project.types.named(name)
        guard let type = found.first else { throw .notDeclared(name, nearest: nil) }
        let places = found.flatMap { project.types.all[$0].declarations }
        guard places.count == 1, let place = places.first else {
            throw .declaredTwice(name, files: places.map { project.path($0.file) }.sorted())
        }
        guard project.types.all[type].kind == .protocol else { throw .noProtocol(name, file: project.path(place.file)) }
        let subject = AdoptedProtocol(type, in: project)
        do { try subject.checkIsShared() } catch { throw .asksForMore(name, why: error.why) }
        return try AdoptedDialects(subject).all()
    }
}

/// The dialects that a protocol's functions make up.
private struct AdoptedDialects {
    let subject: AdoptedProtocol

    init(_ subject: AdoptedProtocol) { self.subject = subject }

    private var project: Project { subject.project }

    func all() throws(AdoptionError) -> [Dialect] {
        var functions: [AdoptedFunction] = []
        var refused: [String] = []
        for place in candidates {
            do { functions.append(try function(at: place)) } catch { refused.append("\(described(place)) \(error.why)") }
        }
        guard !functions.isEmpty else { throw .notUnderstood(subject.name, why: refused) }
        var dialects: [Dialect] = []
        for kind in [ResourceKind.storyboard, .nib] {
            let own = functions.filter { $0.call.resource.kind == kind }
            guard !own.isEmpty else { continue }
            do { dialects.append(try dialect(of: own)) } catch { throw .asksForMore(subject.name, why: error.why) }
        }
        return dialects
    }

    /// The static functions that give `Self`, and that code in other files can call.
    private var candidates: [DeclarationPlace] {
        subject.ownExtensions.flatMap { place in
            let outline = project.outline(place.file)
            let isHidden = isPrivate(outline.types[place.index].modifiers)
            return outline.functions.indices.filter { index in
                let function = outline.functions[index]
                return function.type == place.index && function.modifiers.isStatic && !isHidden && !isPrivate(function.modifiers)
                    && function.returnType.map(outline.compactText) == "Self"
            }.map { DeclarationPlace(file: place.file, index: $0) }
        }
    }

    private func isPrivate(_ modifiers: Modifiers) -> Bool {
        ["private", "fileprivate"].contains(modifiers.access ?? "")
    }

    private func described(_ place: DeclarationPlace) -> String {
        let function = project.outline(place.file).functions[place.index]
        return "'\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))'"
    }

    private func function(at place: DeclarationPlace) throws(AdoptionRefusal) -> AdoptedFunction {
        let function = try AdoptedFunction(place, of: subject)
        guard calls(of: function).count == 1 else { throw AdoptionRefusal("is called like another function of the protocol") }
        return function
    }

    /// The functions that a call of one may mean.
    private func calls(of function: AdoptedFunction) -> [Member] {
        subject.defaults(named: function.name).filter { member in
            guard case .function(let place) = member, project.modifiers(of: member)?.isStatic ?? false else { return false }
            return labels(of: function).contains { project.outline(place.file).functions[place.index].accepts($0) }
        }
    }

    /// The labels of its calls: with the argument, and without where it can be left out.
    private func labels(of function: AdoptedFunction) -> [[String?]] {
        let all = Dialect.Function(function.name, function.call.label).labels
        return function.isArgumentOptional && !all.isEmpty ? [all, []] : [all]
    }

    private func dialect(of functions: [AdoptedFunction]) throws(AdoptionRefusal) -> Dialect {
        let resource = functions[0].call.resource
        guard let odd = functions.first(where: { $0.call.resource != resource }) else { return try dialect(of: functions, for: resource) }
        throw AdoptionRefusal("opens one \(resource.kind) by '\(functions[0].name)', another by '\(odd.name)'")
    }

    private func dialect(of functions: [AdoptedFunction], for resource: AdoptedResource) throws(AdoptionRefusal) -> Dialect {
        let first = Dictionary(functions.map { ($0.call.made, $0) }) { first, _ in first }
        var dialect = Dialect(
            name: subject.name, protocolName: subject.name, origin: .project, resource: resource.kind, file: resource.file,
            saysWholeResource: resource.isWhole, identifier: first[.identifiedController]?.call.identifier, bundle: resource.bundle,
            functions: first.mapValues { Dialect.Function($0.name, $0.call.label, isArgumentOptional: $0.isArgumentOptional) })
        let requirements = AdoptedRequirements(subject: subject)
        dialect.saysOptionalBundle = resource.bundle.name.flatMap(requirements.type) != "Bundle"
        dialect.asksForFinalClasses = requirements.askForFinalClasses
        dialect.isIsolated = requirements.areIsolated
        dialect.asksForIsolatedCalls = functions.contains(where: \.isStrictlyIsolated)
        dialect.otherMembers = requirements.others(than: dialect)
        try subject.checkSubjects(for: resource.kind)
        try requirements.checkAreMet(by: dialect)
        return dialect
    }
}
