@MainActor func drive() {
    let about = AboutViewController()
    print(about.showOrFail())
    about.showOrPrint()
    about.showOne()
    about.showOrTry(1)
}
