/// The version of the tool; the only place that says it.
package let version = "0.1.0"
