import SourceText
import SwiftLexing
import SwiftOutline
import TestSupport
import Testing

@testable import Migration

/// Which type a name means at a place.
@Suite struct TypeLookupTests {
    /// The qualified name that the name behind `⓵` means, `generic`, `ambiguous`, or `? name` for what no source declares.
    private func meaning(_ marked: String, _ others: [String: String] = [:], name: String = "X") -> String {
        let offset = marked.prefix { $0 != "⓵" }.utf8.count
        let source = marked.replacing("⓵", with: "")
        let project = SmallProject(others.merging(["A.swift": source]) { $1 }).project
        return Self.meaning(of: name, at: offset, in: project, path: "A.swift")
    }

    private static func meaning(of name: String, at offset: Int, in project: Project, path: String) -> String {
        guard let file = project.input.swiftFiles.firstIndex(where: { $0.source.path == path }),
            let index = project.outline(file).tokens.code.firstIndex(where: { $0.range.lowerBound >= offset })
        else { return "no such place" }
        switch project.type(named: name, file: file, at: index) {
        case .project(let type): return project.types.all[type].qualifiedName + " of " + project.types.all[type].modules.sorted().joined()
        case .ambiguous: return "ambiguous"
        case .genericParameter: return "generic"
        case .unknown(let name): return "? " + name
        }
    }

    @Test(arguments: [
        ("class X {}\nfunc f() { ⓵X() }", "X of "),
        ("func f() { ⓵X() }", "? X"),
        ("class X {}\nclass O { class X {}\n func f() { ⓵X() } }", "O.X of "),
        ("class X {}\nclass O { class X {} }\nextension O { func f() { ⓵X() } }", "O.X of "),
        ("class X {}\nclass O { class X {} }\nfunc f() { ⓵X() }", "X of "),
        ("class O { class P { class X {}\n func f() { ⓵X() } } }", "O.P.X of "),
        ("class O { class X {}\n class P { func f() { ⓵X() } } }", "O.X of "),
        ("class Y {}\ntypealias X = Y\nfunc f() { ⓵X() }", "Y of "),
        ("class Z {}\ntypealias Y = Z\ntypealias X = Y\nfunc f() { ⓵X() }", "Z of "),
        ("typealias X = UIViewController\nfunc f() { ⓵X() }", "? UIViewController"),
        ("typealias X = Y\ntypealias Y = X\nfunc f() { ⓵X() }", "? X"),
        ("class X {}\nfunc f<X>() { ⓵X() }", "generic"),
        ("class X {}\nfunc f<T: X>() { ⓵X() }", "X of "),
        ("class X {}\nclass O<X> { func f() { ⓵X() } }", "generic"),
        ("class X {}\nclass O<T> { func f() { ⓵X() } }", "X of "),
        ("class X {}\nprotocol P { associatedtype X\n func f() }\nextension P { func f() { ⓵X() } }", "generic"),
        ("class X {}\nfunc f() { class X {}\n ⓵X() }", "? X"),
        ("#if A\nclass X {}\n#else\nclass X {}\n#endif\nfunc f() { ⓵X() }", "X of "),
        ("struct `X` {}\nfunc f() { ⓵X() }", "X of "),
    ])
    func aNameMeans(source: String, expected: String) {
        #expect(meaning(source) == expected)
    }

    @Test(arguments: [
        ("O.X", "class O { class X {} }\nfunc f() { ⓵O.X() }", "O.X of "),
        ("O.X", "class X {}\nclass O {}\nfunc f() { ⓵O.X() }", "? O.X"),
        ("UIKit.X", "class X {}\nfunc f() { ⓵UIKit.X() }", "? X"),
    ])
    func aDottedNameMeans(name: String, source: String, expected: String) {
        #expect(meaning(source, name: name) == expected)
    }

    @Test func whatIsPrivateElsewhereIsNotMeant() {
        #expect(meaning("func f() { ⓵X() }", ["B.swift": "private class X {}"]) == "? X")
        #expect(meaning("func f() { ⓵X() }", ["B.swift": "fileprivate class X {}", "C.swift": "class X {}"]) == "X of ")
        #expect(meaning("private class X {}\nfunc f() { ⓵X() }") == "X of ")
    }

    @Test(arguments: [
        ("", "class X {}", "? X"), ("import Lib\n", "public class X {}", "X of Lib"), ("@testable import Lib\n", "class X {}", "X of Lib"),
        ("import Lib\nclass X {}\n", "public class X {}", "X of App"),
    ])
    func modulesDecide(header: String, library: String, expected: String) {
        let source = header + "func f() { X() }"
        let project = SmallProject(package: ["App/A.swift": source, "Lib/B.swift": library]).project
        #expect(Self.meaning(of: "X", at: source.utf8.count - 6, in: project, path: "Sources/App/A.swift") == expected)
    }

    @Test func aModulesNameInFrontDecides() {
        let source = "import Lib\nclass X {}\nfunc f() { Lib.X() }"
        let project = SmallProject(package: ["App/A.swift": source, "Lib/B.swift": "public class X {}"]).project
        #expect(Self.meaning(of: "Lib.X", at: source.utf8.count - 10, in: project, path: "Sources/App/A.swift") == "X of Lib")
        #expect(Self.meaning(of: "App.X", at: source.utf8.count - 10, in: project, path: "Sources/App/A.swift") == "X of App")
    }

    @Test func twoImportedTypesOfANameAreAmbiguous() {
        let source = "import One\nimport Two\nfunc f() { X() }"
        let project = SmallProject(package: [
            "App/A.swift": source, "One/B.swift": "public class X {}", "Two/C.swift": "public class X {}",
        ]).project
        #expect(Self.meaning(of: "X", at: source.utf8.count - 6, in: project, path: "Sources/App/A.swift") == "ambiguous")
    }
}
