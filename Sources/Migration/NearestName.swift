/// The name that was probably meant by one that does not exist, or nil if none is near.
package func nearestName(to typed: String, in names: [String]) -> String? {
    let ranked = names.map { (name: $0, distance: editDistance(typed.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.utf8.count / 3) ? best.name : nil
}

/// The least number of bytes inserted, removed, replaced or swapped with their neighbour that makes one text the other
/// (optimal string alignment).
package func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first.utf8)
    let second = Array(second.utf8)
    var rows = [Array(0...second.count)]
    for row in 0..<first.count {
        var distances = [row + 1]
        for column in 0..<second.count {
            let replaced = rows[row][column] + (first[row] == second[column] ? 0 : 1)
            var best = min(replaced, rows[row][column + 1] + 1, distances[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                best = min(best, rows[row - 1][column - 1] + 1)
            }
            distances.append(best)
        }
        rows.append(distances)
    }
    return rows[first.count][second.count]
}
