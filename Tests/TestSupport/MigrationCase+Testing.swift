import Testing

extension MigrationCase: CustomTestStringConvertible {
    package var testDescription: String { name }
}
