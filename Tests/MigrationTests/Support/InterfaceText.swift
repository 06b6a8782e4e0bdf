/// Interface Builder files and project files, written as small as the tool reads them.
enum InterfaceText {
    /// A storyboard with a scene for each identifier; the first one is initial.
    static func storyboard(_ scenes: [(identifier: String, class: String)], isInitial: Bool = true) -> String {
        let elements = scenes.enumerated().map { index, scene in
            "<scene sceneID=\"s\(index)\"><objects><viewController storyboardIdentifier=\"\(scene.identifier)\" id=\"v\(index)\" "
                + "\(custom(scene.class)) sceneMemberID=\"viewController\"/>"
                + "</objects></scene>\n"
        }
        return document("Storyboard.XIB", attributes: isInitial ? "initialViewController=\"v0\"" : "")
            + "<scenes>\(elements.joined())</scenes></document>"
    }

    /// A nib with an owner and a root, of classes without a module.
    static func nib(owner: String, root: String) -> String {
        document("XIB") + "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(owner)\"/>\n"
            + "<view id=\"r\" customClass=\"\(root)\"/></objects></document>"
    }

    /// A nib with a root, as Xcode writes it.
    static func nib(holding root: String) -> String {
        document("XIB") + "<objects><view id=\"r\" \(custom(root))/></objects></document>"
    }

    private static func custom(_ name: String) -> String {
        "customClass=\"\(name)\" customModule=\"App\" customModuleProvider=\"target\""
    }

    private static func document(_ kind: String, attributes: String = "") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\" \(attributes)>\n"
    }

    /// A project whose targets each compile the folder of their name.
    static func project(_ targets: [(name: String, product: String)], settings: String = "") -> String {
        let objects = targets.map { target in
            "T\(target.name) = {isa = PBXNativeTarget; name = \(target.name); buildPhases = (); buildConfigurationList = L; "
                + "productType = \"com.apple.product-type.\(target.product)\"; fileSystemSynchronizedGroups = (F\(target.name), ); };\n"
                + "F\(target.name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(target.name); sourceTree = \"<group>\"; };\n"
        }
        func list(_ prefix: String) -> String { targets.map { prefix + $0.name + ", " }.joined() }
        return """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
            G = {isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
            \(objects.joined())
            }; }
            """
    }
}
