import Testing

@testable import Migration

/// The quick look at the classes of a storyboard.
@Suite struct InterfaceSketchTests {
    @Test(arguments: [
        ("<a customClass=\"Login\"/>", true), ("<a customClass='Login'/>", true), ("<a customClass \n=\t\"Login\"/>", true),
        ("<a customClass=\"Other\"/><b customClass=\"Login\" c=\"d\"/>", true), ("<a customClass=\"L&#111;gin\"/>", true),
        ("<a customClass=\"&amp;\"/>", true),
        ("<a customClass=\"LoginView\"/>", false), ("<a customClass=\"Log\"/>", false), ("<a text=\"Login\"/>", false),
        ("<a customModule=\"Login\"/>", false), ("<a customClass=\"\"/>", false), ("customClass", false), ("customClass=", false),
        ("", false),
    ])
    func aClassIsSeenWhereAnAttributeNamesIt(text: String, found: Bool) {
        #expect(InterfaceSketch(Array(text.utf8)).mayHold("Login") == found)
    }
}
