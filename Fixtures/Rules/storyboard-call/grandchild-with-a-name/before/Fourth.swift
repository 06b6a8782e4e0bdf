extension Sub {
    static let storyboardBundle = "SubX"
}
