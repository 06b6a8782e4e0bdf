import InterfaceBuilder
import Testing

@Suite("Scenes")
struct SceneTests {
    @Test func areInTheOrderOfTheFileWithTheirLines() throws {
        let document = try Sample.storyboard(
            "<viewController id=\"b\" sceneMemberID=\"viewController\"/>",
            "<tableViewController\n id=\"a\" sceneMemberID=\"viewController\"/>")
        #expect(document.kind == .storyboard)
        #expect(document.scenes.map(\.object.objectID) == ["b", "a"])
        #expect(document.scenes.map(\.object.line) == [6, 11])
        #expect(document.scenes.map(\.object.element) == ["viewController", "tableViewController"])
        #expect(document.scenes.map(\.object.systemClass) == ["UIViewController", "UITableViewController"])
        #expect(document.roots.isEmpty && document.owner == nil)
    }

    @Test func theInitialOneIsFoundByItsID() throws {
        let scene = "<navigationController id=\"n\" sceneMemberID=\"viewController\"/>"
        let document = try Sample.storyboard(
            "<viewController id=\"a\" sceneMemberID=\"viewController\"/>", scene, attributes: "initialViewController=\"n\"")
        #expect(document.initialScene?.object.element == "navigationController")
    }

    @Test func anInitialIDWithoutSceneIsKept() throws {
        let document = try Sample.storyboard(
            "<viewController id=\"a\" sceneMemberID=\"viewController\"/>", attributes: "initialViewController=\"x\"")
        #expect(document.initialObjectID == "x" && document.initialScene == nil)
    }

    @Test func noInitialIDIsNone() throws {
        let scene = "<viewController sceneMemberID=\"viewController\"/>"
        #expect(try Sample.storyboard(scene).initialScene == nil)
        #expect(try Sample.storyboard(scene, attributes: "initialViewController=\"\"").initialScene == nil)
    }

    @Test(arguments: [
        ("storyboardIdentifier=\"Login\"", "Login"), ("storyboardIdentifier=\"item 1\"", "item 1"),
        ("storyboardIdentifier='a&amp;&quot;&#66;&#x43;'", "a&\"BC"), ("storyboardIdentifier=\"Größe\"", "Größe"),
        ("storyboardIdentifier=\"\"", nil), ("restorationIdentifier=\"R\" identifier=\"I\"", nil),
        ("storyboardIdentifier = \"spaced\"", "spaced"),
    ])
    func haveTheirStoryboardIDAsIdentifier(attribute: String, identifier: String?) throws {
        let document = try Sample.storyboard("<viewController \(attribute) id=\"a\" sceneMemberID=\"viewController\"/>")
        #expect(document.scenes.map(\.identifier) == [identifier])
    }

    @Test func severalMayHaveOneIdentifier() throws {
        let scene = { (id: String, name: String) in
            "<viewController storyboardIdentifier=\"\(name)\" id=\"\(id)\" sceneMemberID=\"viewController\"/>"
        }
        let document = try Sample.storyboard(scene("1", "A"), scene("2", "B"), scene("3", "A"))
        #expect(document.scenes(withIdentifier: "A").map(\.object.objectID) == ["1", "3"])
        #expect(document.scenes(withIdentifier: "C").isEmpty)
    }

    @Test(arguments: [
        ("", nil, nil, false), ("customClass=\"C\"", "C", nil, false), ("customClass=\"\" customModule=\"M\"", nil, nil, false),
        ("customClass=\"C\" customModule=\"M\"", "C", "M", false), ("customClass=\"C\" customModule=\"\"", "C", nil, false),
        ("customClass=\"C\" customModule=\"M\" customModuleProvider=\"target\"", "C", "M", true),
        ("customClass=\"C\" customModuleProvider=\"target\"", "C", nil, true),
        ("customClass=\"C\" customModule=\"M\" customModuleProvider=\"\"", "C", "M", false),
        ("customClass=\"_TtC3App1C\"", "_TtC3App1C", nil, false),
    ])
    func haveAClass(attributes: String, name: String?, module: String?, isFromTarget: Bool) throws {
        let document = try Sample.storyboard("<viewController \(attributes) id=\"a\" sceneMemberID=\"viewController\"/>")
        let custom = try #require(document.scenes.first).object.customClass
        #expect(custom?.name == name && custom?.module == module && custom?.isFromTarget == (name == nil ? nil : isFromTarget))
    }

    @Test func relationshipsLeadToChildrenAndOtherSeguesDoNot() throws {
        let document = try Sample.storyboard(
            """
            <splitViewController id="s" sceneMemberID="viewController">
                <connections>
                    <segue destination="m" kind="relationship" relationship="masterViewController"/>
                    <segue destination="x" kind="show"/>
                    <segue destination="d" kind="relationship" relationship="detailViewController"/>
                    <outlet property="delegate" destination="o"/>
                </connections>
            </splitViewController>
            """,
            """
            <viewController id="v" sceneMemberID="viewController">
                <view key="view"><subviews><containerView><connections><segue destination="e" kind="embed"/></connections>
                <segue destination="f" kind="relationship"/></containerView></subviews></view>
            </viewController>
            """)
        #expect(document.scenes.map(\.childObjectIDs) == [["m", "d"], []])
    }

    @Test(arguments: [
        ("storyboardName=\"Other\"", "Other", nil, nil), ("", nil, nil, nil), ("storyboardName=\"\"", nil, nil, nil),
        ("storyboardName=\"O\" referencedIdentifier=\"R\" bundleIdentifier=\"b.c\"", "O", "R", "b.c"),
    ])
    func mayBeReferences(attributes: String, storyboard: String?, identifier: String?, bundle: String?) throws {
        let element = "<viewControllerPlaceholder storyboardIdentifier=\"I\" \(attributes) id=\"p\" sceneMemberID=\"viewController\"/>"
        let scene = try #require(try Sample.storyboard(element).scenes.first)
        #expect(scene.reference?.storyboardName == storyboard && scene.reference?.referencedIdentifier == identifier)
        #expect(scene.reference?.bundleIdentifier == bundle && scene.reference != nil)
        #expect(scene.identifier == "I" && scene.object.systemClass == nil)
    }

    @Test func areNotMadeByWhatStandsBesideOrInsideTheController() throws {
        let document = try Sample.storyboard(
            """
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
            <customObject id="o" customClass="Helper"/>
            <tapGestureRecognizer id="g"/>
            <viewController id="a" sceneMemberID="viewController">
                <view key="view"><subviews><viewController id="n" sceneMemberID="viewController"/></subviews></view>
                <viewController key="child" id="k" sceneMemberID="viewController"/>
                <scenes><scene><objects><viewController id="q" sceneMemberID="viewController"/></objects></scene></scenes>
            </viewController>
            <view id="v"><viewController id="w"/></view>
            <exit id="e" sceneMemberID="exit"/>
            """)
        #expect(document.scenes.map(\.object.objectID) == ["a"])
    }

    @Test(arguments: [
        ("<placeholder id=\"p\"/><viewController id=\"a\"/>", ["a"]),
        ("<exit id=\"e\"/><searchDisplayController id=\"s\"/><tableViewController id=\"a\"/><viewController id=\"b\"/>", ["a"]),
        ("<viewControllerPlaceholder id=\"a\"/>", ["a"]), ("<tapGestureRecognizer id=\"g\"/><customObject id=\"o\"/>", []),
        ("<viewController id=\"a\"/><viewController id=\"b\" sceneMemberID=\"viewController\"/>", ["b"]),
        ("<viewController id=\"a\" sceneMemberID=\"exit\"/>", []),
    ])
    func withoutAMarkAreFoundByTheirElement(objects: String, found: [String]) throws {
        #expect(try Sample.storyboard(objects).scenes.map(\.object.objectID) == found)
    }

    @Test(arguments: [
        ("navigationController", "UINavigationController"), ("pageViewController", "UIPageViewController"),
        ("glkViewController", "GLKViewController"), ("avPlayerViewController", "AVPlayerViewController"),
        ("hostingController", "UIHostingController"), ("inventedController", nil),
    ])
    func haveTheClassOfTheirElement(element: String, systemClass: String?) throws {
        let document = try Sample.storyboard("<\(element) id=\"a\" sceneMemberID=\"viewController\"/>")
        #expect(document.scenes.map(\.object.systemClass) == [systemClass])
    }

    @Test func aStoryboardMayHaveNone() throws {
        #expect(try Sample.storyboard().scenes.isEmpty)
        #expect(try Sample.storyboard("").scenes.isEmpty)
    }
}
