@MainActor func drive() {
    let list = ListViewController()
    _ = list.view
    print(type(of: list.cell()), type(of: list.cellOfLastCentury()))
}
