/// Bindings by name, so that the innermost one at a place is found without looking at all.
struct BindingTable {
    /// For each name its bindings, as indices, in order of where they begin to be visible.
    let byName: [String: [Int]]
    /// For each binding the one of its name that was visible where it began; -1 if none was.
    private let around: [Int]
    private let starts: [Int]

    init(_ bindings: [Binding]) {
        var around = Array(repeating: -1, count: bindings.count)
        byName = Dictionary(grouping: bindings.indices) { bindings[$0].name }.mapValues { indices in
            let sorted = indices.sorted { (bindings[$0].visible.lowerBound, $0) < (bindings[$1].visible.lowerBound, $1) }
            var open = -1
            for index in sorted {
                while open >= 0, bindings[open].visible.upperBound <= bindings[index].visible.lowerBound { open = around[open] }
                around[index] = open
                open = index
            }
            return sorted
        }
        self.around = around
        starts = bindings.map(\.visible.lowerBound)
    }

    /// The binding of a name that began last among those that a place can see.
    func innermost(named name: String, at place: Int, visible: (Int) -> Range<Int>) -> Int? {
        guard let bindings = byName[name] else { return nil }
        var low = 0
        var high = bindings.count
        while low < high {
            let middle = (low + high) / 2
            if starts[bindings[middle]] <= place { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        var candidate = bindings[low - 1]
        while candidate >= 0, !visible(candidate).contains(place) { candidate = around[candidate] }
        return candidate >= 0 ? candidate : nil
    }
}
