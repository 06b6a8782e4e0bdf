struct Terms {
    let version: Int
}
