import Foundation
import InterfaceBuilder
import Migration
import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// What is fuzzed, by the name that the environment's FUZZ_TARGET gives. Each ends the program where a law is broken.
enum Target: String {
    case lexer, outline, plist, interface, run

    static let chosen = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Target.init) ?? .lexer

    func test(_ bytes: [UInt8]) {
        switch self {
        case .lexer: testLexer(bytes)
        case .outline: _ = Outline(TokenList(SourceFile(path: "A.swift", bytes: bytes)))
        case .plist: _ = try? ProjectFile(path: "A.xcodeproj/project.pbxproj", bytes: bytes)
        case .interface: _ = try? InterfaceDocument(path: "A.storyboard", bytes: bytes)
        case .run: testRun(bytes)
        }
    }
}

/// Tokens tile the file, whatever it holds.
private func testLexer(_ bytes: [UInt8]) {
    let tokens = Lexer.tokens(of: bytes)
    expect(tokens.flatMap { bytes[$0.range] } == bytes, "the tokens do not tile the file")
    expect(tokens.allSatisfy { !$0.range.isEmpty }, "a token is empty")
}

/// Says what is wrong and ends the program, so that the fuzzer keeps the input.
private func expect(_ isLawful: Bool, _ message: @autoclosure () -> String) {
    guard !isLawful else { return }
    FileHandle.standardError.write(Data("broken: \(message())\n".utf8))
    abort()
}

/// A migration of a whole project keeps the laws, with every option that changes what is rewritten.
private func testRun(_ bytes: [UInt8]) {
    let input = PackedProject(bytes).input
    for options in [plain, unsafe, loadable, reusable] {
        let losses = MigrationRun(input, options).losses
        expect(losses.isEmpty, losses.joined(separator: "\n"))
    }
}

private let plain = MigrationOptions()

private let unsafe: MigrationOptions = {
    var options = MigrationOptions()
    options.appliesUnsafe = true
    options.conformance = .extension
    return options
}()

private let loadable = options(for: "loadable")
private let reusable = options(for: "reusable")

private func options(for dialect: String) -> MigrationOptions {
    var options = MigrationOptions()
    options.use(Dialect.builtIn.filter { $0.name == dialect })
    options.checks = true
    return options
}

@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    Target.chosen.test(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
