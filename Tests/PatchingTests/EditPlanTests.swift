import Patching
import SourceText
import Testing

@Suite struct EditPlanTests {
    private let digits = file("0123456789")

    @Test(
        "Two edits of one file go together or not",
        arguments: [
            // Replaced ranges.
            (edit(2..<4, "x"), edit(4..<6, "y"), "01xy6789"),
            (edit(2..<4, "x"), edit(3..<6, "y"), nil),
            (edit(2..<6, "x"), edit(3..<4, "y"), nil),
            (edit(2..<4, "x"), edit(2..<4, "y"), nil),
            (edit(2..<4, "x"), edit(2..<4, "x"), "01x456789"),
            (edit(0..<10, "x"), edit(9..<10, ""), nil),
            // Insertions.
            (edit(2..<2, "x"), edit(3..<3, "y"), "01x2y3456789"),
            (edit(2..<2, "x"), edit(2..<2, "y"), nil),
            (edit(2..<2, "x"), edit(2..<2, "x"), "01x23456789"),
            (edit(2..<2, "e\u{301}"), edit(2..<2, "\u{E9}"), nil),
            // An insertion and a replaced range.
            (edit(2..<2, "x"), edit(2..<4, "y"), "01xy456789"),
            (edit(4..<4, "x"), edit(2..<4, "y"), "01yx456789"),
            (edit(3..<3, "x"), edit(2..<4, "y"), nil),
            (edit(0..<0, "x"), edit(0..<10, ""), "x"),
            (edit(10..<10, "x"), edit(0..<10, ""), "x"),
        ]
    )
    func pairs(first: Edit, second: Edit, expected: String?) {
        for (left, right) in [(first, second), (second, first)] {
            let plan = EditPlan(files: [digits], fixes: [fix(left), fix(right)])
            #expect(plan.refused == (expected == nil ? [1: left.range] : [:]))
            if let expected { #expect(result(of: plan) == expected) }
            let together = EditPlan(files: [digits], fixes: [fix(left, right)])
            #expect(together.refused.keys.sorted() == (expected == nil ? [0] : []))
            #expect(result(of: together) == expected)
        }
    }

    @Test func anInsertionBetweenTwoReplacedRangesStaysBetweenThem() {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(4..<6, "y")), fix(edit(2..<4, "x")), fix(edit(4..<4, "-"))])
        #expect(result(of: plan) == "01x-y6789")
        #expect(plan.changes.first?.edits == [edit(2..<4, "x"), edit(4..<4, "-"), edit(4..<6, "y")])
    }

    @Test func aRefusedFixIsRefusedInAllItsFiles() {
        let files = [digits, file("abc", at: "B.swift")]
        let fixes = [fix(edit(2..<4, "x")), fix(edit(0..<1, "z", in: "B.swift"), edit(3..<5, "y")), fix(edit(5..<6, "w"))]
        let plan = EditPlan(files: files, fixes: fixes)
        #expect(plan.refused == [1: SourceRange(path: "A.swift", bytes: 2..<4)])
        #expect(plan.changes.map(\.path) == ["A.swift"])
        #expect(result(of: plan) == "01x4w6789")
    }

    @Test func theEditsOfARefusedFixStandInNobodysWay() {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(0..<2, "x")), fix(edit(1..<3, "y")), fix(edit(2..<4, "z"))])
        #expect(plan.refused.keys.sorted() == [1])
        #expect(result(of: plan) == "xz456789")
    }

    @Test func anEditThatTwoFixesShareIsMadeOnceAndSurvivesTheRefusalOfOne() {
        let shared = edit(9..<9, "!")
        let plan = EditPlan(files: [digits], fixes: [fix(edit(0..<1, "a"), shared), fix(edit(0..<2, "b"), shared), fix(shared)])
        #expect(plan.refused.keys.sorted() == [1])
        #expect(result(of: plan) == "a12345678!9")
    }

    @Test(
        "An edit outside of its file refuses its fix",
        arguments: [
            edit(9..<11, ""), edit(11..<11, "x"), edit(-1..<2, ""), edit(0..<1, "x", in: "New.swift"), edit(1..<1, "x", in: "New.swift"),
        ]
    )
    func outside(outside: Edit) {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(0..<1, "a"), outside)])
        #expect(plan.refused == [0: outside.range])
        #expect(plan.changes.isEmpty)
    }

    @Test func editsThatChangeNothingAreDropped() {
        let files = [digits, file("abc", at: "B.swift")]
        let fixes = [fix(edit(1..<2, "1"), edit(3..<4, "x"), edit(5..<5, "")), fix(edit(0..<3, "abc", in: "B.swift"))]
        let plan = EditPlan(files: files, fixes: fixes)
        #expect(plan.changes.map(\.edits) == [[edit(3..<4, "x")]])
        #expect(plan.refused.isEmpty)
    }

    @Test func editsThatCancelEachOtherChangeNoFile() {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(0..<0, "0"), edit(0..<1, ""))])
        #expect(plan.changes.isEmpty)
        #expect(plan.refused.isEmpty)
    }

    @Test func anEditThatChangesNothingHoldsItsPlaceAllTheSame() {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(1..<2, "1")), fix(edit(1..<2, "x"))])
        #expect(plan.refused.keys.sorted() == [1])
        #expect(plan.changes.isEmpty)
    }

    @Test func aFileIsCreatedOnceAndTwoDifferentOnesConflict() {
        let new = edit(0..<0, "protocol P {}\n", in: "P.swift")
        let other = edit(0..<0, "protocol Q {}\n", in: "P.swift")
        let plan = EditPlan(files: [digits], fixes: [fix(new), fix(new, edit(0..<1, "a")), fix(other, edit(1..<2, "b"))])
        #expect(plan.refused == [2: new.range])
        #expect(result(of: plan, at: "P.swift") == "protocol P {}\n")
        #expect(result(of: plan) == "a123456789")
        #expect(plan.changes.map { $0.original == nil } == [false, true])
    }

    @Test func changesAreInOrderOfTheBytesOfTheirPaths() {
        let paths = ["e\u{301}", "a/b", "Z", "\u{E9}", "a", "a b"]
        let plan = EditPlan(files: paths.map { file("x", at: $0) }, fixes: paths.map { fix(edit(0..<1, "y", in: $0)) })
        #expect(plan.changes.map { Array($0.path.utf8) } == ["Z", "a", "a b", "a/b", "e\u{301}", "\u{E9}"].map { Array($0.utf8) })
    }

    @Test func bytesThatAreNotUTF8StayAsTheyAre() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x0D, 0x0A, 0x00, 0x80]
        let plan = EditPlan(files: [SourceFile(path: "A.swift", bytes: bytes)], fixes: [fix(edit(4..<6, "é"))])
        #expect(plan.changes.first?.newBytes == [0xEF, 0xBB, 0xBF, 0xFF, 0xC3, 0xA9, 0x00, 0x80])
    }
}
