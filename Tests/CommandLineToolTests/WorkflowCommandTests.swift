import Migration
import Testing

@testable import CommandLineTool

@Suite struct WorkflowCommandTests {
    @Test func whatGitHubWouldMisreadIsEscaped() {
        let remark = Remark(
            severity: .warning, path: "A,B:c/100%.swift", line: 3, column: 7, code: "scene-id-missing", lead: nil,
            message: "no scene: 50%,\r\nreally",
            evidence: [termsFact])
        #expect(
            workflowCommands([remark])
                == "::warning file=A%2CB%3Ac/100%25.swift,line=3,col=7,title=scene-id-missing::no scene: 50%25,%0D%0Areally"
                + "%0AApp/Legal.storyboard:12: scene \"Terms\" is a TermsViewController\n")
    }

    @Test func aNoteWithoutAColumnIsANotice() {
        let remark = Remark(severity: .note, path: "A.xib", line: 3, column: nil, code: "c", lead: "rewrite", message: "m", evidence: [])
        #expect(
            workflowCommands([remark, remark])
                == "::notice file=A.xib,line=3,title=c::rewrite: m\n::notice file=A.xib,line=3,title=c::rewrite: m\n")
    }
}
