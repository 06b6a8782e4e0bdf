/// An open file, closed with the end of its value.
struct Descriptor: ~Copyable {
    private let number: Int32

    init(reading path: String) throws(SystemFailure) {
        number = try System.descriptor(reading: path)
    }

    /// Makes a file where there must be nothing. Its permissions are `mode` less what the user's mask takes away.
    init(creating path: String, mode: UInt32) throws(SystemFailure) {
        number = try System.descriptor(creating: path, mode: mode)
    }

    func contents() throws(SystemFailure) -> [UInt8] {
        var contents: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try System.take(&piece, from: number)
            if count == 0 { return contents }
            contents += piece[..<count]
        }
    }

    func write(_ bytes: [UInt8]) throws(SystemFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(try System.put(rest, to: number))
        }
    }

    /// Takes over what the system keeps of another file; the mode last, since a change of owner takes bits from it.
    func takeMetadata(of other: borrowing Descriptor, _ status: FileStatus) throws(SystemFailure) {
        System.copyExtras(from: other.number, to: number)
        System.setOwner(of: number, to: status)
        try System.setMode(of: number, to: status)
    }

    /// Waits until the disk has it all.
    func synchronize() throws(SystemFailure) {
        try System.synchronize(number)
    }

    deinit {
        System.closeFile(number)
    }
}
