/// The rules. Their order is that in which fixes are accepted: an earlier rule's edit refuses a later one's of the same place.
let allRules: [any MigrationRule] = [
    StoryboardCall()
]
