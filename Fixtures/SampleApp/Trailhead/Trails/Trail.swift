/// A marked way through the hills.
struct Trail {
    let name: String
    let region: Region
    /// Metres above the sea, one every hundred metres of the way.
    let elevations: [Int]
}

enum Region: String {
    case north
    case south
}
