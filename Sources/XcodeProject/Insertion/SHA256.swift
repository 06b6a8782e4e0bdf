/// The hash of FIPS 180-4. Slow and plain: for a few short texts.
enum SHA256 {
    /// 32 bytes.
    static func hash(_ message: [UInt8]) -> [UInt8] {
        var state = initial
        let padded = padded(message)
        for start in stride(from: 0, to: padded.count, by: 64) {
            compress(padded[start..<start + 64], into: &state)
        }
        return state.flatMap(bigEndian)
    }

    /// A one bit, zeros, and the length in bits, up to a multiple of 64 bytes.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let zeros = (119 - message.count % 64) % 64
        return message + [0x80] + Array(repeating: 0, count: zeros) + bigEndian(UInt64(message.count) * 8)
    }

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let schedule = schedule(of: block)
        var words = state
        for round in 0..<64 {
            let (a, e) = (words[0], words[4])
            let choice = (e & words[5]) ^ (~e & words[6])
            let majority = (a & words[1]) ^ (a & words[2]) ^ (words[1] & words[2])
            let high = words[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[round] &+ schedule[round]
            let low = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            words = [high &+ low, a, words[1], words[2], words[3] &+ high, e, words[5], words[6]]
        }
        for index in state.indices { state[index] &+= words[index] }
    }

    private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (old, new) = (words[index - 15], words[index - 2])
            let low = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
            let high = rotated(new, 17) ^ rotated(new, 19) ^ new >> 10
            words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
        }
        return words
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The first 32 bits of the fractions of the square roots of the first eight primes.
    private static let initial: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C,
        0x1F83_D9AB, 0x5BE0_CD19,
    ]

    /// The same of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
        0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
        0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
        0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
        0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
        0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
        0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
        0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
        0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
