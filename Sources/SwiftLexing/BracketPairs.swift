/// Which bracket belongs to which, quotes and interpolations among them.
///
/// Branches of `#if` each begin with the brackets that were open before it and must leave the same kinds open, so that
/// one bracket after `#endif` may close one in each branch. What is open is a path in a tree of openers, each of which
/// knows what was open around it; so remembering a branch and leaving brackets open cost nothing, and time is linear.
struct BracketPairs {
    /// For each code index the code index of its partner; -1 where there is none.
    private(set) var partner: [Int32]
    /// Code indices of directives whose branches leave different brackets open, or that have no `#if` or `#endif`.
    private(set) var unevenDirectives: [Int] = []

    private let code: [Token]
    private var openers: [Opener] = []
    private var open = OpenBrackets()
    private var forks: [Fork] = []

    /// The innermost open brackets, as indices of openers.
    private struct OpenBrackets {
        /// -1 if none is open.
        var innermost: Int32 = -1
        var depth: Int32 = 0
        /// By kind; -1 if none of the kind is open.
        var innermostOfKind = SIMD8<Int32>(repeating: -1)
    }

    private struct Opener {
        let index: Int32
        let kind: BracketKind
        let around: OpenBrackets
        /// Openers that one bracket closes, one in each branch, form a ring.
        var twin: Int32
    }

    private struct Fork {
        let directive: Int
        /// What was open at `#if`.
        let base: OpenBrackets
        /// What the first branch left open; nil as long as it runs.
        var result: OpenBrackets?
        var hasElse = false
    }

    init(_ code: [Token]) {
        self.code = code
        partner = Array(repeating: -1, count: code.count)
        for index in code.indices {
            if let bracket = BracketKind.of(code[index].kind) {
                if bracket.opens { push(index, bracket.kind) } else { close(index, bracket.kind) }
            } else if code[index].kind == .directive {
                readDirective(index)
            }
        }
        unevenDirectives += forks.map(\.directive)
    }

    private mutating func push(_ index: Int, _ kind: BracketKind) {
        let opener = Int32(openers.count)
        openers.append(Opener(index: Int32(index), kind: kind, around: open, twin: opener))
        open.innermost = opener
        open.depth += 1
        open.innermostOfKind[kind.rawValue] = opener
    }

    /// Pairs a closer with the innermost opener of its kind; those inside of that one stay without a partner.
    private mutating func close(_ index: Int, _ kind: BracketKind) {
        let match = open.innermostOfKind[kind.rawValue]
        guard match >= 0 else { return }
        let opener = openers[Int(match)]
        open = opener.around
        partner[index] = opener.index
        // A bracket that an earlier branch has closed keeps its partner there.
        guard partner[Int(opener.index)] < 0 else { return }
        var twin = match
        repeat {
            partner[Int(openers[Int(twin)].index)] = Int32(index)
            twin = openers[Int(twin)].twin
        } while twin != match
    }
}

extension BracketPairs {
    /// Directives are told apart by their length: `#if`, `#else`, `#endif`, `#elseif`, `#sourceLocation`.
    private mutating func readDirective(_ index: Int) {
        switch code[index].range.count {
        case 3: forks.append(Fork(directive: index, base: open))
        case 5: endBranch(at: index, opensElse: true)
        case 6: endFork(at: index)
        case 7: endBranch(at: index, opensElse: false)
        default: break
        }
    }

    private mutating func endBranch(at index: Int, opensElse: Bool) {
        guard var fork = forks.popLast() else { return unevenDirectives.append(index) }
        recordResult(in: &fork, at: index)
        fork.hasElse = fork.hasElse || opensElse
        forks.append(fork)
        open = fork.base
    }

    private mutating func endFork(at index: Int) {
        guard var fork = forks.popLast() else { return unevenDirectives.append(index) }
        recordResult(in: &fork, at: index)
        if !fork.hasElse {
            // Without `#else` there is a branch with nothing in it.
            open = fork.base
            recordResult(in: &fork, at: index)
        }
        open = fork.result ?? open
    }

    /// Compares what a branch leaves open with what the first one left.
    private mutating func recordResult(in fork: inout Fork, at index: Int) {
        guard let first = fork.result else { return fork.result = open }
        if !unite(first, open) { unevenDirectives.append(index) }
    }

    /// Makes twins of the openers in which two branches differ; false if they leave different kinds open.
    private mutating func unite(_ first: OpenBrackets, _ second: OpenBrackets) -> Bool {
        guard first.depth == second.depth else { return false }
        var (left, right) = (Int(first.innermost), Int(second.innermost))
        while left != right {
            guard openers[left].kind == openers[right].kind else { return false }
            (openers[left].twin, openers[right].twin) = (openers[right].twin, openers[left].twin)
            (left, right) = (Int(openers[left].around.innermost), Int(openers[right].around.innermost))
        }
        return true
    }
}
