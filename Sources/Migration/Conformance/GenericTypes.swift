import SwiftOutline

extension Project {
    /// Whether a class is generic, inherits from one that is, or stands in a generic type or in an extension of one.
    func isGeneric(_ type: Int) -> Bool {
        types.all[type].declarations.contains { place in
            let inherited = typeDeclaration(place).inherited.first
            return inherited.map { outline(place.file).text($0).contains("<") } ?? false || isInGeneric(place)
        }
    }

    private func isInGeneric(_ place: DeclarationPlace) -> Bool {
        let declared = outline(place.file).types
        return sequence(first: place.index) { declared[$0].enclosing }.contains { index in
            declared[index].isGeneric || declared[index].kind == .extension && extendsGeneric(declared[index], in: place.file)
        }
    }

    private func extendsGeneric(_ declaration: TypeDeclaration, in file: Int) -> Bool {
        guard case .project(let type) = type(named: declaration.qualifiedName, file: file, at: declaration.keyword) else {
            return ["Array", "Dictionary", "Optional", "Result", "Set"].contains(declaration.qualifiedName)
        }
        return types.all[type].declarations.contains(where: isInGeneric)
    }
}
