/// How one of the two readers takes a file: a class for each byte, and where in code tokens begin.
struct Reading {
    enum ByteClass: Character {
        case blank = "w"
        case comment = "c"
        case shebang = "h"
        case quote = "q"
        case stringText = "s"
        case interpolation = "i"
        case regex = "r"
        case code = "x"
        case stray = "u"
        /// What is no Swift and is read by each in its own way.
        case any = "?"
    }

    private(set) var classes: [ByteClass] = []
    /// For the offset at which a code token begins, its kind.
    private(set) var kinds: [Int: String] = [:]

    init(capacity: Int) {
        classes.reserveCapacity(capacity)
    }

    mutating func append(_ byteClass: ByteClass, count: Int) {
        classes.append(contentsOf: repeatElement(byteClass, count: count))
    }

    mutating func appendCode(_ kind: String, count: Int) {
        guard count > 0 else { return }
        kinds[classes.count] = kind
        append(.code, count: count)
    }
}
