import SwiftOutline

/// How far declarations are seen, as their modifiers say it, or in their place those of the extension around them.
extension Project {
    func access(of place: DeclarationPlace) -> String? {
        let types = outline(place.file).types
        let type = types[place.index]
        return type.modifiers.access ?? type.enclosing.flatMap { types[$0].accessOfMembers }
    }

    func access(of member: Member) -> String? {
        modifiers(of: member)?.access ?? owner(of: member).flatMap { typeDeclaration($0).accessOfMembers }
    }

    func access(of factory: Factory) -> String? {
        factory.modifiers.access ?? outline(factory.file).types[factory.owner].accessOfMembers
    }

    /// Whether a member that is seen so far can be what a class has for a protocol that is as public as the class.
    func suffices(_ access: String, for type: Int) -> Bool {
        switch types.all[type].declarations.first.flatMap(self.access) {
        case "public", "open": ["public", "open"].contains(access)
        case "package": ["package", "public", "open"].contains(access)
        default: true
        }
    }

    func isPublic(_ type: Int) -> Bool {
        types.all[type].declarations.allSatisfy { ["public", "open"].contains(access(of: $0) ?? "") }
    }

    func isPrivate(_ type: NominalType) -> Bool {
        type.declarations.contains { ["private", "fileprivate"].contains(access(of: $0) ?? "") }
    }

    /// Whether another module may see a type: it and those around it are public.
    func isVisibleOutside(_ type: Int) -> Bool {
        types.all[type].declarations.contains { place in
            let declared = outline(place.file).types
            return sequence(first: place.index, next: { declared[$0].enclosing }).allSatisfy {
                let access = access(of: DeclarationPlace(file: place.file, index: $0))
                return ["public", "open"].contains(access ?? "") || declared[$0].kind == .extension
            }
        }
    }
}

extension TypeDeclaration {
    /// What `public extension` gives to those of its members that say nothing themselves.
    var accessOfMembers: String? { kind == .extension ? modifiers.access : nil }
}
