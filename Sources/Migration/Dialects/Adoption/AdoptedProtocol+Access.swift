import SwiftOutline

extension AdoptedProtocol {
    /// - Throws: what keeps other files from naming the protocol.
    func checkIsShared() throws(AdoptionRefusal) {
        let declared = project.outline(place.file).types
        let around = sequence(first: place.index) { declared[$0].enclosing }
        guard around.contains(where: { ["private", "fileprivate"].contains(declared[$0].modifiers.access ?? "") }) else { return }
        throw AdoptionRefusal("is there only in its own file, \(project.path(place.file))")
    }

    /// - Throws: what a default of that name lacks that every class can rely on.
    func checkDefaults(named name: String, for kind: ResourceKind) throws(AdoptionRefusal) {
        for member in defaults(named: name) {
            do {
                try checkReach(of: member, for: kind)
                try checkIsSeen(member)
            } catch { throw AdoptionRefusal("has a default of '\(name)' that \(error.why)") }
        }
    }

    private func checkIsSeen(_ member: Member) throws(AdoptionRefusal) {
        guard isPublic(project.typeDeclaration(place).modifiers.access), isForOtherModules else { return }
        let around = project.owner(of: member).flatMap { project.typeDeclaration($0).modifiers.access }
        guard !isPublic(project.modifiers(of: member)?.access ?? around) else { return }
        throw AdoptionRefusal("is not public, as the protocol is, and other modules do not see it")
    }

    private func isPublic(_ access: String?) -> Bool { ["public", "open"].contains(access ?? "") }

    /// Whether other modules than tests may have classes of the protocol.
    private var isForOtherModules: Bool {
        let own = project.modules(of: place.file)
        return project.input.swiftFiles.indices.contains { file in
            project.compilingModules(of: project.path(file)).contains { !own.contains($0) && !$0.hasSuffix("Tests") }
        }
    }
}
