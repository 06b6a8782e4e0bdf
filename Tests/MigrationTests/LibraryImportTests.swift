import Patching
import SourceText
import SwiftLexing
import SwiftOutline
import Testing

@testable import Migration

/// Where the import of a library's module goes.
@Suite struct LibraryImportTests {
    /// `+` marks the inserted line.
    static let rows: [(before: String, after: String)] = [
        ("import UIKit\n\nclass A {}\n", "import Reusable\nimport UIKit\n\nclass A {}\n"),
        ("import Foundation\nimport UIKit\nclass A {}\n", "import Foundation\nimport Reusable\nimport UIKit\nclass A {}\n"),
        ("import UIKit\nimport Combine\nclass A {}\n", "import UIKit\nimport Combine\nimport Reusable\nclass A {}\n"),
        ("// Head\n\nimport UIKit // views\nclass A {}\n", "// Head\n\nimport Reusable\nimport UIKit // views\nclass A {}\n"),
        (
            "import Combine // streams\r\nimport UIKit\r\nclass A {}\r\n",
            "import Combine // streams\r\nimport Reusable\r\nimport UIKit\r\nclass A {}\r\n"
        ),
        ("@testable import UIKit\nclass A {}\n", "import Reusable\n@testable import UIKit\nclass A {}\n"),
        ("import class UIKit.UIView\nclass A {}\n", "import Reusable\nimport class UIKit.UIView\nclass A {}\n"),
        (
            "#if canImport(UIKit)\n    import UIKit\n    class A {}\n#endif\n",
            "#if canImport(UIKit)\n    import Reusable\n    import UIKit\n    class A {}\n#endif\n"
        ),
        (
            "import Foundation\n#if os(iOS)\nimport UIKit\n#endif\nclass A {}\n",
            "import Foundation\nimport Reusable\n#if os(iOS)\nimport UIKit\n#endif\nclass A {}\n"
        ),
        ("import A; import UIKit\nclass A {}\n", "import A; import UIKit\nimport Reusable\nclass A {}\n"),
        ("import Foundation; class A {}\n", "import Reusable\nimport Foundation; class A {}\n"),
        ("import Foundation; class A {\n}\n", "import Reusable\nimport Foundation; class A {\n}\n"),
        ("// No import.\nclass A {}\n", "// No import.\nimport Reusable\n\nclass A {}\n"),
        ("// swiftlint:disable:next x\nclass A {}\n", "import Reusable\n\n// swiftlint:disable:next x\nclass A {}\n"),
        ("/// A class.\nclass A {}\n", "import Reusable\n\n/// A class.\nclass A {}\n"),
        ("// Head\n\n/// A class.\nclass A {}\n", "// Head\n\nimport Reusable\n\n/// A class.\nclass A {}\n"),
        ("@_exported\nimport UIKit\nclass A {}\n", "import Reusable\n@_exported\nimport UIKit\nclass A {}\n"),
        ("@preconcurrency public import UIKit\nclass A {}\n", "import Reusable\n@preconcurrency public import UIKit\nclass A {}\n"),
        ("/* Head */ import UIKit\nclass A {}\n", "/* Head */ import Reusable\nimport UIKit\nclass A {}\n"),
        (
            "#if canImport(Reusable)\nimport Reusable\n#endif\nclass A {}\n",
            "#if canImport(Reusable)\nimport Reusable\n#endif\nclass A {}\n"
        ),
        ("import UIKit\nimport Reusable\nclass A {}\n", "import UIKit\nimport Reusable\nclass A {}\n"),
        ("import struct Reusable.X\nimport UIKit\nclass A {}\n", "import Reusable\nimport struct Reusable.X\nimport UIKit\nclass A {}\n"),
    ]

    @Test(arguments: rows) func itKeepsTheOrder(before: String, after: String) throws {
        let file = SourceFile(path: "A.swift", bytes: Array(before.utf8))
        let outline = Outline(TokenList(file))
        let type = try #require(outline.types.first)
        let edit = LibraryImport(outline: outline, modules: ["Reusable"]).edit(for: type.keyword)
        var bytes = file.bytes
        if let edit { bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8)) }
        #expect(String(decoding: bytes, as: UTF8.self) == after)
    }
}
