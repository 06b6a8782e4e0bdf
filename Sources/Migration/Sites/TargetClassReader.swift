import SwiftLexing
import SwiftOutline

/// Finds the class that a cast or an annotation at a site names.
struct TargetClassReader {
    let project: Project

    /// The class that a cast or an annotation names.
    func target(named name: Range<Int>, site: Site) throws(Obstacle) -> Int {
        let outline = project.outline(site.file)
        let isGeneric = name.contains { outline.tokens.kind($0) == .prefixOperator || outline.tokens.text($0).hasPrefix("<") }
        let text = isGeneric ? String(outline.compactText(name).prefix { $0 != "<" }) : outline.typeName(name)
        if text == "Self" {
            guard let type = project.enclosingClass(of: site.nameIndex, in: site.file) else {
                throw Obstacle(.genericContext, "'Self' is whatever class the helper is called on")
            }
            return type
        }
        switch project.type(named: text, file: site.file, at: site.nameIndex) {
        case .project(let type):
            guard project.types.all[type].kind == .class else { throw Obstacle(.helperDeclaration, "'\(text)' is no class") }
            if isGeneric { throw Obstacle(.genericClass, "'\(text)' is generic") }
            return type
        case .ambiguous: throw Obstacle(.classDeclaredTwice, "several classes are called '\(text)'")
        case .genericParameter: throw Obstacle(.genericContext, "'\(text)' is whatever class the caller asks for")
        case .unknown(let name): throw unknownClass(name, site: site)
        }
    }

    private func unknownClass(_ name: String, site: Site) -> Obstacle {
        if project.objectiveCClasses.contains(name) { return Obstacle(.objcClass, "'\(name)' is an Objective-C class") }
        if SystemClass.isContainer(name), site.method == .initial {
            return Obstacle(.initialIsContainer, "'\(name)' holds other controllers and is UIKit's own")
        }
        if name == "UIViewController" { return Obstacle(.classUnknown, "a cast to 'UIViewController' does not say which class this makes") }
        if SystemClass.isNamedLikeOne(name) {
            return Obstacle(.systemClass, "'\(name)' is not a class of this project, so it cannot conform")
        }
        if project.modules(of: site.file) == [""], !project.types.named(name).isEmpty {
            return Obstacle(.classNotFound, "no known target compiles this file, so '\(name)' cannot be seen from here")
        }
        return Obstacle(.classNotFound, "no Swift source of the project that can be seen here declares '\(name)'")
    }
}
