/// A look at the bytes of a file, to tell whether reading it is worthwhile.
package enum ClassMention {
    /// Whether an object of the file may be of the class: false only if it is certain that none is.
    package static func mayHold(className: [UInt8], in bytes: [UInt8]) -> Bool { true }
}
