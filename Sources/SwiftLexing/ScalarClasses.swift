/// Which Unicode scalars may stand in a name or an operator, by the grammar of *The Swift Programming Language*,
/// "Lexical Structure": identifier-head, identifier-character, operator-head and operator-character.
extension Unicode.Scalar {
    var continuesName: Bool {
        isASCII ? Self.continuesName(UInt8(truncatingIfNeeded: value)) : Self.nameRanges.hold(value)
    }

    var startsName: Bool {
        if isASCII { return Self.startsName(UInt8(truncatingIfNeeded: value)) }
        return Self.nameRanges.hold(value) && !Self.combiningRanges.hold(value)
    }

    var startsOperator: Bool {
        isASCII ? Self.isOperator(UInt8(truncatingIfNeeded: value)) : Self.operatorRanges.hold(value)
    }

    var continuesOperator: Bool {
        startsOperator || Self.combiningRanges.hold(value) || Self.variationRanges.hold(value)
    }

    /// White space that a name in backticks may not hold: all but the space and the two direction marks.
    var isForbiddenInRawName: Bool {
        value < 0x20 || value == 0x7F || value == 0x5C || Self.spaceRanges.hold(value)
    }

    @inline(__always)
    static func startsName(_ byte: UInt8) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "_": true
        default: false
        }
    }

    @inline(__always)
    static func continuesName(_ byte: UInt8) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "_", "0"..."9", "$": true
        default: false
        }
    }

    @inline(__always)
    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
        default: false
        }
    }
}

extension Unicode.Scalar {
    private static let nameRanges = ScalarRanges([
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
        0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
        0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ])

    private static let combiningRanges = ScalarRanges([0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F])

    private static let variationRanges = ScalarRanges([0xFE00...0xFE0F, 0xE0100...0xE01EF])

    private static let operatorRanges = ScalarRanges([
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
        0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3030,
    ])

    private static let spaceRanges = ScalarRanges([
        0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000,
    ])
}

/// A set of scalars as ranges in ascending order.
private struct ScalarRanges {
    let ranges: [ClosedRange<UInt32>]

    init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = ranges
    }

    func hold(_ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }
}
