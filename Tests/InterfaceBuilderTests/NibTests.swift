import InterfaceBuilder
import Testing

@Suite("Nibs")
struct NibTests {
    private static let firstResponder = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"

    private func owner(_ attributes: String = "", content: String = "") -> String {
        "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\" \(attributes)>\(content)</placeholder>"
    }

    @Test func haveTheirObjectsAtTopLevelAsRoots() throws {
        let document = try Sample.nib(
            owner(), Self.firstResponder,
            "<placeholder placeholderIdentifier=\"Mine\" id=\"m\"/>",
            "<tableViewCell id=\"c\" customClass=\"Cell\"><view key=\"contentView\" id=\"i\"/></tableViewCell>",
            "<tapGestureRecognizer id=\"g\"/>", "<customObject id=\"o\" customClass=\"Helper\" customModule=\"Kit\"/>")
        #expect(document.kind == .nib && document.scenes.isEmpty)
        #expect(document.roots.map(\.objectID) == ["c", "g", "o"])
        #expect(document.roots.map(\.systemClass) == ["UITableViewCell", "UITapGestureRecognizer", nil])
        #expect(document.roots.map { $0.customClass?.name } == ["Cell", nil, "Helper"])
        #expect(document.roots.map(\.line) == [7, 8, 9])
    }

    @Test(arguments: [("", nil), ("customClass=\"Owner\" customModule=\"App\" customModuleProvider=\"target\"", "Owner")])
    func haveAnOwnerWithAClassOrWithout(attributes: String, name: String?) throws {
        let owner = try #require(try Sample.nib(owner(attributes), "<view id=\"v\"/>").owner)
        #expect(owner.customClass?.name == name && owner.customClass?.isFromTarget == (name == nil ? nil : true))
        #expect(!owner.hasConnections)
    }

    @Test(arguments: [
        ("<connections><outlet property=\"view\" destination=\"v\" id=\"1\"/></connections>", "", true),
        ("<connections><outletCollection property=\"views\" destination=\"v\" id=\"1\"/></connections>", "", true),
        ("<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"k\"/></userDefinedRuntimeAttributes>", "", true),
        ("", "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"1\"/></connections>", true),
        ("", "<subviews><view><connections><outlet property=\"delegate\" destination=\"-1\"/></connections></view></subviews>", true),
        ("", "<connections><outlet property=\"other\" destination=\"w\"/></connections>", false),
        ("", "<connections><action selector=\"tap:\" destination=\"-2\"/></connections>", false),
        ("<connections/>", "", false), ("", "", false),
    ])
    func tellWhetherTheOwnerMatters(inOwner: String, inView: String, hasConnections: Bool) throws {
        let document = try Sample.nib(owner(content: inOwner), Self.firstResponder, "<view id=\"v\">\(inView)</view>")
        #expect(document.owner?.hasConnections == hasConnections)
    }

    @Test func withoutAnOwnerHaveNone() throws {
        #expect(try Sample.nib("<view id=\"v\"/>").owner == nil)
    }

    @Test func haveNegativeIDsForThePlaceholdersOfMacOS() throws {
        let objects = """
            <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <customObject id="d" customClass="AppDelegate"/>
            <window id="w"><button><connections><action selector="close:" target="-2"/></connections></button></window>
            """
        let type = "type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\""
        let document = try Sample.read("<document \(type)><objects>\(objects)</objects></document>", path: "A.xib")
        #expect(document.platform == .macOS)
        #expect(document.roots.map(\.objectID) == ["d", "w"])
        #expect(document.roots.map(\.systemClass) == [nil, "NSWindow"])
        #expect(document.owner?.customClass?.name == "Panel" && document.owner?.hasConnections == true)
    }
}
