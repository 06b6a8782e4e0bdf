@MainActor func drive() {
    let opener = Opener()
    opener.openProfile()
    opener.openLegal()
    opener.openTied()
    opener.openFeeds()
    opener.openShelf()
}
