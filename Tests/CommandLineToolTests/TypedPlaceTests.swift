import Testing

@testable import CommandLineTool

@Test(arguments: [
    ("A.swift:12", TypedPlace(file: "A.swift", line: 12)), ("A.swift:12:", .init(file: "A.swift", line: 12)),
    ("A.swift:12:3", .init(file: "A.swift", line: 12, column: 3)), ("A.swift:12:3:", .init(file: "A.swift", line: 12, column: 3)),
    ("a:b/A.swift:1", .init(file: "a:b/A.swift", line: 1)), ("/x/1:2:3:4", .init(file: "/x/1:2", line: 3, column: 4)),
    ("A.swift", nil), ("A.swift:", nil), ("A.swift:0", nil), ("A.swift:-1", nil), ("A.swift:x", nil), (":3", nil), ("12", nil), ("", nil),
    ("A.swift:99999999999999999999", nil),
])
func aPlaceIsTypedAsCompilersPrintIt(text: String, place: TypedPlace?) {
    #expect(TypedPlace(text) == place)
}
