import InterfaceBuilder
import Migration
import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// What is fed with any bytes: by the fuzzer, and by the tests with what the fuzzer found once (`Fixtures/Fuzzing/<target>`).
package enum FuzzTarget: String, CaseIterable, Sendable {
    case lexer, outline, plist, interface, run

    /// The laws that the bytes break, a line each. Where a law is that the program goes on, it does not come back.
    package func violations(of bytes: [UInt8]) -> [String] {
        switch self {
        case .lexer: TokenList(SourceFile(path: "A.swift", bytes: bytes)).violations
        case .outline: Outline(TokenList(SourceFile(path: "A.swift", bytes: bytes))).violations
        case .plist: ProjectFile.violations(of: bytes)
        case .interface: InterfaceDocument.violations(of: bytes)
        case .run: PackedProject(bytes).violations
        }
    }
}
