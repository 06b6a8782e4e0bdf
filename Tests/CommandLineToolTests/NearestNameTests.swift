import Migration
import Testing

@testable import CommandLineTool

@Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("kitten", "sitting", 3), ("dry-rnu", "dry-run", 1), ("ca", "abc", 3),
])
func theEditDistanceCountsEditsAndSwaps(first: String, second: String, distance: Int) {
    #expect(editDistance(first, second) == distance)
}

@Test(arguments: [
    ("--dryrun", "--dry-run"), ("--dry-rnu", "--dry-run"), ("--UNSAFE", "--unsafe"), ("--formt", "--format"), ("--frobnicate", nil),
])
func aMistypedOptionHasANearestOne(typed: String, meant: String?) {
    #expect(nearestName(to: typed, in: allOptions.map(\.name)) == meant)
}

@Test func noNameIsNearAnEmptyList() {
    #expect(nearestName(to: "x", in: []) == nil)
}
