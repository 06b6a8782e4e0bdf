import Foundation
import Testing

@testable import CommandLineTool

@Test(arguments: [1, 2, 3, 64])
func resultsKeepTheOrderOfTheirElements(jobs: Int) {
    #expect(parallelMap(Array(0..<1_000), jobs: jobs) { $0 * 2 } == (0..<1_000).map { $0 * 2 })
    #expect(parallelMap([Int](), jobs: jobs) { $0 }.isEmpty)
}

@Test func eachHalfMayWaitForTheOther() {
    let fromFirst = DispatchSemaphore(value: 0)
    let fromSecond = DispatchSemaphore(value: 0)
    let results = inParallel {
        fromFirst.signal()
        fromSecond.wait()
        return 1
    } _: {
        fromFirst.wait()
        fromSecond.signal()
        return 2
    }
    #expect(results == (1, 2))
}
