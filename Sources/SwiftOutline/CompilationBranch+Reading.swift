import SwiftLexing

extension CompilationBranch {
    /// The branches between directives, given by their code indices, in order of where they begin.
    static func all(between directives: [Int], in tokens: TokenList) -> [CompilationBranch] {
        var open: [(block: Int, start: Int)] = []
        var branches: [CompilationBranch] = []
        for index in directives {
            if tokens.is(index, "#if") {
                open.append((index, index))
            } else if !tokens.is(index, "#sourceLocation"), let last = open.popLast() {
                branches.append(CompilationBranch(range: last.start..<index, block: last.block))
                if !tokens.is(index, "#endif") { open.append((last.block, index)) }
            }
        }
        return branches.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension Outline {
    /// The branches of `#if` blocks around a code token, outermost first.
    package func branches(around index: Int) -> [CompilationBranch] {
        branches.isEmpty ? [] : branches.filter { $0.range.contains(index) }
    }

    /// Whether whatever compiles at `use` compiles at `declaration` too: every branch around the declaration is around the use.
    package func isCompiled(_ declaration: Int, wherever use: Int) -> Bool {
        branches(around: declaration).allSatisfy { $0.range.contains(use) }
    }

    /// The conditions of the branches around a code token, as written, outermost first; `#else`, and a condition
    /// of several lines, stands for itself and its block.
    package func conditions(around index: Int) -> [String] {
        branches(around: index).map { branch in
            let line = (branch.range.lowerBound + 1..<branch.range.upperBound).prefix { !tokens.startsLine($0) }
            let isWhole = line.allSatisfy { tokens.match($0).map(line.contains) ?? true }
            guard let first = line.first, let last = line.last, isWhole else {
                return "#else of \(tokens.code[branch.block].range.lowerBound)"
            }
            return text(first..<last + 1)
        }
    }
}
