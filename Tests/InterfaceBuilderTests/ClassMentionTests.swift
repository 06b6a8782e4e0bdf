import InterfaceBuilder
import Testing

@Suite("Mentions of a class")
struct ClassMentionTests {
    @Test(arguments: [
        ("<a customClass=\"Login\"/>", true), ("<a customClass='Login'/>", true), ("<a customClass \n=\t\"Login\"/>", true),
        ("<a customClass=\"Other\"/><b customClass=\"Login\" c=\"d\"/>", true), ("<a customClass=\"L&#111;gin\"/>", true),
        ("<a customClass=\"&amp;\"/>", true), ("<a customClass=\"Größe\"/>", true), ("<a customClass=\"Login", true),
        ("<a customClass=\"LoginView\"/>", false), ("<a customClass=\"Log\"/>", false), ("<a text=\"Login\"/>", false),
        ("<a customModule=\"Login\"/>", false), ("<a customClass=\"\"/>", false), ("customClass", false), ("customClass=", false),
        ("customClass \"Login\"", false), ("", false),
    ])
    func areFoundInBytes(text: String, found: Bool) {
        #expect(ClassMention.mayHold(className: Array("Login".utf8), in: Array(text.utf8)) == found)
    }
}
