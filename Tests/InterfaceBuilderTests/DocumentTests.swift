import InterfaceBuilder
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test(
        arguments: [
            ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"", .storyboard, .iOS),
            ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch.iPad\"", .storyboard, .iOS),
            ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"", .nib, .iOS),
            ("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"", .storyboard, .tvOS),
            ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"", .nib, .tvOS),
            ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"", .storyboard, .watchOS),
            ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"", .storyboard, .watchOS),
            ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"", .nib, .macOS),
            ("type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"", .storyboard, .macOS),
            ("", .storyboard, .unknown), ("targetRuntime=\"visions\"", .storyboard, .unknown),
        ] as [(String, InterfaceDocument.Kind, InterfaceDocument.Platform)])
    func tellTheirKindAndPlatform(attributes: String, kind: InterfaceDocument.Kind, platform: InterfaceDocument.Platform) throws {
        let document = try Sample.read("<document \(attributes)/>")
        #expect(document.kind == kind && document.platform == platform && document.path == "A.storyboard")
    }

    @Test(arguments: [("launchScreen=\"YES\"", true), ("launchScreen=\"NO\"", false), ("", false)])
    func tellWhetherTheyAreLaunchScreens(attribute: String, isLaunchScreen: Bool) throws {
        #expect(try Sample.storyboard(attributes: attribute).isLaunchScreen == isLaunchScreen)
    }

    @Test func forMacOSHaveScenesOfWindowsButNotTheApplications() throws {
        let scenes = [
            "<application id=\"p\" sceneMemberID=\"viewController\"><menu key=\"mainMenu\"/></application>",
            "<windowController storyboardIdentifier=\"W\" id=\"w\" sceneMemberID=\"viewController\"><connections>"
                + "<segue destination=\"v\" kind=\"relationship\" relationship=\"window.shadowedContentViewController\"/></connections></windowController>",
            "<controllerPlaceholder storyboardName=\"Other\" id=\"c\" sceneMemberID=\"viewController\"/>",
        ]
        let document = try Sample.read(Sample.storyboardText(scenes, attributes: "targetRuntime=\"MacOSX.Cocoa\""))
        #expect(document.scenes.map(\.object.systemClass) == ["NSWindowController", nil])
        #expect(document.scenes.map(\.childObjectIDs) == [["v"], []])
        #expect(document.scenes.last?.reference?.storyboardName == "Other")
    }

    @Test func forWatchOSHaveScenesWithoutMarks() throws {
        let scenes = ["<controller identifier=\"C\" id=\"a\"/>", "<hostingController id=\"b\"/>", "<notificationController id=\"c\"/>"]
        let document = try Sample.read(Sample.storyboardText(scenes, attributes: "targetRuntime=\"watchKit\""))
        #expect(document.scenes.map(\.object.objectID) == ["a", "b", "c"])
        #expect(
            document.scenes.map(\.object.systemClass) == [
                "WKInterfaceController", "WKHostingController", "WKUserNotificationInterfaceController",
            ])
    }

    @Test(arguments: ["\u{FEFF}", "<!-- a - b -->", "<?pi a?>", "<?pi ?>", "<?xml version='1.0' encoding='utf-8' standalone='no'?>\r\n"])
    func mayBeginWithOtherThings(prolog: String) throws {
        #expect(try Sample.read(prolog + "<document launchScreen='YES'></document >\n<!--end-->\n").isLaunchScreen)
    }

    @Test func keepTheirFactsWithAnyLineEnds() throws {
        for end in ["\r\n", "\r"] {
            let scenes = try Sample.read(Sample.rich).scenes
            #expect(try Sample.read(Sample.rich.replacing("\n", with: end)).scenes == scenes)
            #expect(scenes.map(\.identifier) == [nil, "Größe & A"])
        }
    }
}
