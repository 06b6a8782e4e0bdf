import UIKit
@preconcurrency import Foundation
@testable private import Core
@_spi(Internals) public import Kit
internal import struct Foundation.URL
@available(*, deprecated) import Old
struct Grid { var cells: [5 of Int]; var more: InlineArray<3, Int> }
typealias Handler = nonisolated(nonsending) () async throws(MyError) -> Void
@concurrent func work() async {}
func send(_ value: sending Int, _ other: borrowing String, _ third: consuming [Int], _ actor: isolated A) {}
func packs<each T: P, let n: Int>(_ values: repeat each T) -> (repeat each T) where repeat each T: Q { (repeat each values) }
struct Unique: ~Copyable { consuming func end() { discard self } }
func use(_ x: borrowing some P & ~Copyable) { _ = consume y; let z = copy y; let q = unsafe pointer.load() }
@Test(arguments: [1, 2]) func testing(value: Int) async throws { #expect(value == 1); try #require(await f()) }
#Preview("Name", traits: .fixedLayout(width: 1, height: 2)) { Text("x") }
#warning("later")
package let shared = 1
public package(set) var x = 2
func loops() async throws {
    for await x in xs where x > 1 {}
    for try await (a, b) in ys {}
    outer: while let next = it.next(), next > 1 { continue outer }
    repeat { } while true
    if #available(iOS 15, *), let a = b, case .c(let d)? = e, a != d {}
    guard #unavailable(iOS 15) else { return }
    switch x {
    case 1, 2: break
    case let .a(b) where b == c: fallthrough
    case is Int: ()
    case let y as String: ()
    @unknown default: fatalError()
    }
    let v = switch x { case 1: 2 default: 3 }
    let f = { @MainActor @Sendable [weak self, unowned(safe) b = c] (x: Int, _ y: inout Int) async throws -> Int in x }
    do throws(E) { try g() } catch let e as E where e.isBad { throw e } catch {}
    let s = """
        \(x) and \(y, default: "z")
        """
    let r = /ab+c/ ; let r2 = #/a b/#
    async let q = f()
    defer { a = b }
    let k = \A.b?.c[0]; let l = \.self
    let t = (a: 1, b: 2, )
    _ = a as? B ?? c as! D
    _ = try? await f { $0 } onError: { print($0) }
    _ = x is any P.Type
    let (m, n) = t, o = 3
    var p: Int { get async throws { 1 } }
    let i: Int = -1, j = ~2, h = !true
    _ = [a: b, c: d, ]
    let v2 = #selector(getter: A.b), w = #keyPath(A.b)
}
extension Array where Element == Int { subscript(safe i: Int) -> Element? { _read { yield self[i] } _modify { yield &self[i] } } }
infix operator <+>: AdditionPrecedence
precedencegroup Mine { higherThan: AdditionPrecedence associativity: left assignment: false }
prefix func - (x: A) -> A { x }
actor Store { nonisolated let id: Int; isolated deinit {} ; nonisolated(unsafe) static var y = 1 }
indirect enum Tree<T> { case leaf; case node(left: Tree, right: Tree); indirect case x(Self) }
protocol P<A>: AnyObject, Sendable where A: Q { associatedtype A = Int; var x: Int { get set }; static func + (l: Self, r: Self) -> Self; init?(_ x: Int) }
final class C: @unchecked Sendable, @MainActor P { @objc(foo:) dynamic func foo(_ x: Int) {}; @IBOutlet private(set) weak var v: UIView!; required convenience init?(coder: NSCoder) { nil }; lazy var z: Int = { 1 }(); override class var layerClass: AnyClass { CALayer.self } ; @Published public private(set) var w = 1 { willSet { print(newValue) } didSet {} } }
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@attached(member, names: named(x), arbitrary) macro M() = #externalMacro(module: "M", type: "T")
#if os(iOS) && !targetEnvironment(macCatalyst) || canImport(X, _version: 1.2)
let q1 = 1
#elseif swift(>=5.9)
let q1 = 2
#endif
func opaque() -> some View & P { Text("a").font(.body)
    #if DEBUG
    .bold()
    #endif
    .padding() }
@resultBuilder struct B { static func buildBlock() {} }
func trailing(a: Int, b: @autoclosure @escaping () -> Int = 1, c: Int...,) -> (Int) -> Int { { $0 } }
@dynamicMemberLookup @propertyWrapper public struct W<T> { public var wrappedValue: T; public var projectedValue: Self { self } }
let old = x.map { $0 } ; let y1: Any? = nil ; let z9 = a ?? b ? c : d
@_specialize(where T == Int) func sp<T>(_ t: T) {}
let dict: [String: [Int]?] = [:] , opt: Int?? = nil
struct D { @Environment(\.dismiss) var dismiss; @State private var a = 1, b = 2; var body: some View { VStack { if let a { Text(a) } else { Text("b") } ; ForEach(0..<3) { i in Text("\(i)") } } } }
func g2() { if x { return } ; let c = a ? b : c ; label: do { break label } }
func labels(for in: Int, where if: Int, default: Int, class: Int, let var: Int) { labels(for: 1, where: 2, default: 3, class: 4, let: 5) }
class Spaced <S: P>: Base where S.A == Int { let s: Dictionary <String, S>? = nil; func f <T: P>(_ t: T) -> Array <T> { t as? Array <T> ?? [] } }
