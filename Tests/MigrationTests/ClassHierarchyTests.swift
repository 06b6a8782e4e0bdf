import Testing

@testable import Migration

@Suite struct ClassHierarchyTests {
    /// Names, so that a test says nothing of indices.
    private struct Names {
        let project: Project
        let hierarchy: ClassHierarchy

        init(_ source: String) {
            project = SmallProject(source).project
            hierarchy = ClassHierarchy(project)
        }

        func index(_ name: String) throws -> Int { try #require(project.types.all.firstIndex { $0.qualifiedName == name }) }
        func ancestors(_ name: String) throws -> [String] { names(hierarchy.ancestors(of: try index(name))) }
        func descendants(_ name: String) throws -> [String] { names(hierarchy.descendants(of: try index(name))).sorted() }
        func root(_ name: String) throws -> String? { hierarchy.externalRoot(of: try index(name)) }
        private func names(_ types: [Int]) -> [String] { types.map { project.types.all[$0].qualifiedName } }
    }

    private let family = """
        class Base: UIViewController {}
        class Middle: Base, Sendable {}
        final class Leaf: Middle {}
        final class Other: Base {}
        class Alone {}
        protocol Drawn {}
        class Marked: Drawn {}
        """

    @Test func ancestorsComeNearestFirst() throws {
        #expect(try Names(family).ancestors("Leaf") == ["Middle", "Base"])
        #expect(try Names(family).ancestors("Base") == [])
    }

    /// Who looks down must find what looking up tells, however the superclass is spelled: a factory is kept for what is below.
    @Test(arguments: [
        "class Leaf: Base {}", "class Leaf: Drawn & Base {}", "class Leaf: (Base) {}", "class Leaf: (Drawn & Base) {}",
        "class Leaf: `Base` {}",
        "typealias B = Base\nclass Leaf: B {}", "typealias B = (Base)\nclass Leaf: B {}", "typealias B = Drawn & Base\nclass Leaf: B {}",
        "typealias A = Base\ntypealias B = A\nclass Leaf: B {}", "enum N { typealias B = Base }\nclass Leaf: N.B {}",
        "class Mid: Drawn & Base {}\nclass Leaf: Mid {}", "class Leaf: @unchecked Sendable, Drawn {}",
    ])
    func descendantsAreWhoseAncestorItIs(declaration: String) throws {
        let names = Names("class Base: UIViewController {}\nprotocol Drawn {}\n" + declaration)
        let isBelow = try names.ancestors("Leaf").contains("Base")
        #expect(try names.descendants("Base").contains("Leaf") == isBelow)
        #expect(isBelow != declaration.contains("@unchecked"))
    }

    @Test func descendantsAreAllOfThem() throws {
        #expect(try Names(family).descendants("Base") == ["Leaf", "Middle", "Other"])
        #expect(try Names(family).descendants("Leaf") == [])
    }

    @Test func theRootIsWhatNoSourceDeclares() throws {
        #expect(try Names(family).root("Leaf") == "UIViewController")
        #expect(try Names(family).root("Alone") == nil)
    }

    @Test func aProtocolIsNoSuperclass() throws {
        #expect(try Names(family).root("Marked") == nil)
        #expect(try Names(family).ancestors("Marked") == [])
    }

    @Test func aNestedSuperclassIsFoundFromInside() throws {
        let names = Names("class Outer { class Base: UIViewController {}\n class Leaf: Base {} }\nclass Base {}")
        #expect(try names.ancestors("Outer.Leaf") == ["Outer.Base"])
    }

    @Test func anAliasOfASuperclassIsFollowed() throws {
        #expect(try Names("class Base: UIViewController {}\ntypealias Root = Base\nclass Leaf: Root {}").ancestors("Leaf") == ["Base"])
    }

    @Test func aCycleEnds() throws {
        let names = Names("class A: B {}\nclass B: A {}\nclass C: C {}")
        #expect(try names.ancestors("A") == ["B"])
        #expect(try names.descendants("A") == ["B"])
        #expect(try names.ancestors("C") == [])
    }
}
