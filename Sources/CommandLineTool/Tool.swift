import Migration

/// The command-line tool.
package struct Tool {
}
