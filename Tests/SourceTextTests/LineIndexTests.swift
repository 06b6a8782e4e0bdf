import SourceText
import Testing

@Suite struct LineIndexTests {
    @Test(
        "A line ends with LF, CRLF or a lone CR",
        arguments: [
            ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]), ("\r", [0, 1]), ("\n\r", [0, 1, 2]),
            ("\r\r\n\n", [0, 1, 3, 4]), ("é\nb", [0, 3]), ("\u{FEFF}\n", [0, 4]),
        ]
    )
    func linesBegin(text: String, starts: [Int]) {
        #expect(LineIndex(Array(text.utf8)).starts == starts)
    }

    @Test(
        "Positions count lines and bytes from 1",
        arguments: [(0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 3, 1), (7, 3, 4)]
    )
    func positions(offset: Int, line: Int, column: Int) {
        let position = LineIndex(Array("a\r\n\né!".utf8)).position(of: offset)
        #expect(position == (line, column))
    }

    @Test func bytesThatAreNoTextHaveLinesToo() {
        #expect(LineIndex([0xFF, 0x0A, 0x80, 0x00, 0x0D]).starts == [0, 2, 5])
    }
}
