final class SubSub: Sub {
    static let storyboardName = "SubX"
}
