/// The modules of the files that targets list one by one.
struct ListedFiles {
    /// Nearly every file belongs to one target, so there is no array for it.
    private struct Owners {
        let first: Int
        var others: [Int] = []
    }

    private var owners: [String: Owners] = [:]

    var isEmpty: Bool { owners.isEmpty }

    mutating func add(_ paths: [String], of module: Int) {
        owners.reserveCapacity(owners.count + paths.count)
        for path in paths {
            let known = owners.updateValue(Owners(first: module), forKey: path)
            guard var known else { continue }
            known.others.append(module)
            owners[path] = known
        }
    }

    /// The modules of a path by their indices, in the order in which they were added.
    subscript(path: String) -> [Int] {
        owners[path].map { [$0.first] + $0.others } ?? []
    }
}
