import SwiftOutline

extension Project {
    /// What a declaration that is generated would say and some modules mean something else by; nil where all means what it should.
    func hiddenName(inDeclarationOf dialect: Dialect, for modules: Set<String>) -> String? {
        let kit = [dialect.fixedReceiver, dialect.resource.typeName].compactMap(\.self)
        return (["AnyObject", "MainActor", "String"] + kit).first { isTypeOfFiles($0, in: modules) }
            ?? (returnsFromFatalError(in: modules) ? "fatalError" : nil)
    }

    private func isTypeOfFiles(_ name: String, in modules: Set<String>) -> Bool {
        let declared = types.named(name).map { types.all[$0] }.filter { $0.qualifiedName == name && !isPrivate($0) }
        let aliases = types.aliases(named: name).filter { outline($0.file).typeAliases[$0.index].enclosing == nil }
        return declared.contains { !$0.modules.isDisjoint(with: modules) }
            || aliases.contains { !self.modules(of: $0.file).isDisjoint(with: modules) }
    }

    private func returnsFromFatalError(in modules: Set<String>) -> Bool {
        members.named("fatalError").contains { member in
            owner(of: member) == nil && typeText(of: member) != "Never" && !self.modules(of: member.place.file).isDisjoint(with: modules)
        }
    }
}

extension ConformancePlanner {
    /// - Throws: where what a member would say means something else in a class.
    func checkMeaning(of member: PlannedMember, in type: Int) throws(Obstacle) {
        let said = member.isConstant ? member.expression : "\(memberType(member.kind)) \(member.expression)"
        let names = ["Bundle", "String", "UINib", "UIStoryboard"].filter(said.contains)
        for place in project.types.all[type].declarations {
            let body = project.typeDeclaration(place).bodyOpen + 1
            guard let hidden = names.first(where: { project.isHidden($0, from: place.file, at: body) }) else { continue }
            throw Obstacle(.dialectCannotExpress, "'\(hidden)' means another type in '\(project.types.all[type].name)'")
        }
    }

    func memberType(_ kind: WitnessKind) -> String {
        switch kind {
        case .name: dialect.fileType
        case .identifier: "String"
        case .bundle: dialect.saysOptionalBundle ? "Bundle?" : "Bundle"
        }
    }
}
