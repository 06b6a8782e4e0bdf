/// The rules. Their order is that in which fixes are accepted: an earlier rule's edit refuses a later one's of the same place.
let allRules: [any MigrationRule] = [
    // A factory is one fix with all of its uses, so it is the first to take the places that it needs.
    ViewControllerFactory(),
    StoryboardCall(),
    NibView(),
]
