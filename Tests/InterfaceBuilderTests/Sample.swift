import InterfaceBuilder

/// Small documents as Xcode writes them.
enum Sample {
    static func storyboard(_ scenes: String..., attributes: String = "") throws -> InterfaceDocument {
        let type = "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\""
        return try read(storyboardText(scenes, attributes: "\(type) \(attributes)"))
    }

    static func storyboardText(_ scenes: [String], attributes: String) -> String {
        let scenes = scenes.map {
            "        <scene sceneID=\"s\">\n            <objects>\n\($0)\n            </objects>\n        </scene>\n"
        }
        return document("<document \(attributes)>\n    <scenes>\n\(scenes.joined())    </scenes>\n</document>\n")
    }

    static func nib(_ objects: String...) throws -> InterfaceDocument {
        let type = "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\""
        let lines = objects.map { "        \($0)\n" }.joined()
        return try read(document("<document \(type)>\n    <objects>\n\(lines)    </objects>\n</document>\n"), path: "A.xib")
    }

    static func read(_ text: String, path: String = "A.storyboard") throws -> InterfaceDocument {
        try InterfaceDocument(path: path, bytes: Array(text.utf8))
    }

    /// Scenes, a table with a cell, references, tabs, comments, references to characters and text beyond ASCII.
    static let rich = storyboardText(
        [
            "<tabBarController id=\"t\" sceneMemberID=\"viewController\"><connections>"
                + "<segue destination=\"a\" kind=\"relationship\" relationship=\"viewControllers\"/></connections></tabBarController>",
            "<!--Größe &--><tableViewController storyboardIdentifier='Größe &amp; &#x41;' id=\"a\" customClass=\"Table\" "
                + "customModule=\"App\" customModuleProvider=\"target\" sceneMemberID=\"viewController\">"
                + "<tableView key=\"view\" id=\"v\"><prototypes><tableViewCell id=\"c\" customClass=\"Cell\"/></prototypes></tableView>"
                + "<string key=\"text\">one &lt; two\n<![CDATA[<three>]]></string></tableViewController>",
        ],
        attributes: "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"t\""
    )

    private static func document(_ root: String) -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root }
}
