import InterfaceBuilder
import Testing

@Suite("Names")
struct NameTests {
    @Test(
        arguments: [
            ("Main.storyboard", "", "Main", nil, nil, "storyboard"),
            ("App/Base.lproj/Main.storyboard", "App", "Main", "Base", nil, "storyboard"),
            ("App/Base.lproj/Main~ipad.storyboard", "App", "Main", "Base", "~ipad", "storyboard"),
            ("de.lproj/Main~iPhone.xib", "", "Main", "de", "~iPhone", "xib"),
            ("App/zh-Hans.lproj/My View.xib", "App", "My View", "zh-Hans", nil, "xib"),
            ("App/UI/Accept-ToS.v2.XIB", "App/UI", "Accept-ToS.v2", nil, nil, "XIB"),
            ("App/a~b.xib", "App", "a~b", nil, nil, "xib"), ("~ipad.xib", "", "~ipad", nil, nil, "xib"),
            ("App.lproj/UI/A~ipad~b.xib", "App.lproj/UI", "A~ipad~b", nil, nil, "xib"), ("A", "", "A", nil, nil, ""),
            (".xib", "", ".xib", nil, nil, ""), ("", "", "", nil, nil, ""),
        ] as [(String, String, String, String?, String?, String)])
    func areTakenFromThePath(_ row: (path: String, folder: String, name: String, localization: String?, device: String?, ending: String)) {
        let name = InterfaceName(path: row.path)
        #expect(name.folder == row.folder && name.name == row.name && name.localization == row.localization)
        #expect(name.deviceSuffix == row.device && name.pathExtension == row.ending)
    }

    @Test(arguments: [
        ("App/Base.lproj/Main~ipad.storyboard", "Main~ipad"), ("Main~iPhone.xib", "Main~iPhone"), ("Main.storyboard", "Main"),
        ("a~b.xib", "a~b"),
    ])
    func inFullHaveTheDeviceSuffix(path: String, fullName: String) {
        #expect(InterfaceName(path: path).fullName == fullName)
    }
}
