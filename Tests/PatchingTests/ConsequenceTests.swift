import Patching
import SourceText
import Testing

@Suite struct ConsequenceTests {
    private let digits = file("0123456789")
    private let use = Consequence(edits: [edit(0..<2, "")], needs: .all(of: "binding"))
    private let conformance = Consequence(edits: [edit(9..<9, "P")], needs: .any(of: "class"))

    @Test func aBindingGoesWithItsLastUse() {
        let uses = [fix(edit(3..<4, "x"), consequences: [use]), fix(edit(5..<6, "y"), consequences: [use])]
        #expect(result(of: EditPlan(files: [digits], fixes: uses)) == "2x4y6789")
    }

    @Test func aBindingStaysWhileOneOfItsUsesIsRefused() {
        let uses = [fix(edit(3..<4, "x"), consequences: [use]), fix(edit(3..<5, "y"), consequences: [use])]
        let plan = EditPlan(files: [digits], fixes: uses)
        #expect(plan.refused.keys.sorted() == [1])
        #expect(plan.setAside.isEmpty)
        #expect(result(of: plan) == "012x456789")
    }

    @Test func aDeclinedFixIsNotMadeAndKeepsItsBinding() {
        let uses = [fix(edit(3..<4, "x"), consequences: [use]), fix(edit(5..<6, "y"), consequences: [use, conformance])]
        let plan = EditPlan(files: [digits], fixes: uses, declined: [1])
        #expect(plan.refused.isEmpty)
        #expect(result(of: plan) == "012x456789")
    }

    @Test func aDeclinedFixStandsInNobodysWay() {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(3..<5, "x")), fix(edit(4..<6, "y"))], declined: [0])
        #expect(plan.refused.isEmpty)
        #expect(result(of: plan) == "0123y6789")
    }

    @Test func aBindingThatOverlapsStaysAndIsReported() {
        let nested = fix(edit(1..<2, "x"), consequences: [use])
        let plan = EditPlan(files: [digits], fixes: [nested])
        #expect(plan.refused.isEmpty)
        #expect(plan.setAside == ["binding": SourceRange(path: "A.swift", bytes: 1..<2)])
        #expect(result(of: plan) == "0x23456789")
    }

    @Test func anAllConsequenceIsMadeWholeOrNotAtAll() {
        let both = Consequence(edits: [edit(3..<4, ""), edit(0..<2, "")], needs: .all(of: "binding"))
        let plan = EditPlan(files: [digits], fixes: [fix(edit(1..<2, "x"), consequences: [both])])
        #expect(result(of: plan) == "0x23456789")
    }

    @Test func ofTwoAllConsequencesThatOverlapTheFirstNamedIsMade() {
        let other = Consequence(edits: [edit(1..<3, "")], needs: .all(of: "another"))
        let fixes = [fix(edit(5..<6, "x"), consequences: [other]), fix(edit(7..<8, "y"), consequences: [use])]
        let plan = EditPlan(files: [digits], fixes: fixes)
        #expect(plan.setAside == ["binding": SourceRange(path: "A.swift", bytes: 1..<3)])
        #expect(result(of: plan) == "034x6y89")
    }

    @Test func partsOfOneKeyThatSeveralFixesBringAreMadeTogether() {
        let other = Consequence(edits: [edit(8..<9, "")], needs: .all(of: "binding"))
        let fixes = [fix(edit(3..<4, "x"), consequences: [use]), fix(edit(5..<6, "y"), consequences: [other])]
        #expect(result(of: EditPlan(files: [digits], fixes: fixes)) == "2x4y679")
        #expect(result(of: EditPlan(files: [digits], fixes: fixes, declined: [0])) == "01234y6789")
    }

    @Test func aClassConformsWithTheFirstFixThatNamesIt() {
        let sites = [fix(edit(1..<2, "x"), consequences: [conformance]), fix(edit(3..<4, "y"), consequences: [conformance])]
        #expect(result(of: EditPlan(files: [digits], fixes: sites)) == "0x2y45678P9")
        #expect(result(of: EditPlan(files: [digits], fixes: sites, declined: [0])) == "012y45678P9")
        #expect(result(of: EditPlan(files: [digits], fixes: sites, declined: [0, 1])) == nil)
    }

    @Test func aRefusedFixBringsNoConformance() {
        let fixes = [fix(edit(1..<2, "x")), fix(edit(1..<3, "y"), consequences: [conformance])]
        let plan = EditPlan(files: [digits], fixes: fixes)
        #expect(plan.refused.keys.sorted() == [1])
        #expect(result(of: plan) == "0x23456789")
    }

    @Test func aSiteWhoseClassCannotConformIsRefused() {
        let fixes = [
            fix(edit(8..<10, "z")), fix(edit(1..<2, "x"), consequences: [conformance]),
            fix(edit(3..<4, "y"), consequences: [conformance]), fix(edit(5..<6, "w")),
        ]
        let plan = EditPlan(files: [digits], fixes: fixes)
        let taken = SourceRange(path: "A.swift", bytes: 8..<10)
        #expect(plan.refused == [1: taken, 2: taken])
        #expect(result(of: plan) == "01234w67z")
    }

    @Test func aLaterFixDoesNotPushAConformanceOut() {
        let plan = EditPlan(files: [digits], fixes: [fix(edit(1..<2, "x"), consequences: [conformance]), fix(edit(8..<10, "z"))])
        #expect(plan.refused == [1: SourceRange(path: "A.swift", bytes: 9..<9)])
        #expect(result(of: plan) == "0x2345678P9")
    }

    @Test func aSiteThatIsRefusedForItsClassKeepsItsBinding() {
        let fixes = [fix(edit(8..<10, "z")), fix(edit(3..<4, "x"), consequences: [use, conformance])]
        let plan = EditPlan(files: [digits], fixes: fixes)
        #expect(plan.refused.keys.sorted() == [1])
        #expect(result(of: plan) == "01234567z")
    }

    @Test func anyAndAllOfOneNameAreTwoKeys() {
        let any = Consequence(edits: [edit(9..<9, "P")], needs: .any(of: "key"))
        let all = Consequence(edits: [edit(0..<1, "")], needs: .all(of: "key"))
        let fixes = [fix(edit(3..<4, "x"), consequences: [all]), fix(edit(5..<6, "y"), consequences: [any])]
        #expect(result(of: EditPlan(files: [digits], fixes: fixes, declined: [1])) == "12x456789")
        #expect(result(of: EditPlan(files: [digits], fixes: fixes, declined: [0])) == "01234y678P9")
    }
}
