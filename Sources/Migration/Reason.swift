/// Why a site was left alone: a stable code, what it means and what its owner can do.
///
/// In order of precedence: when several apply, the first is given.
package enum Reason: String, CaseIterable, Sendable {
    case ignoredHere = "ignored-here"
    case notReadable = "file-not-readable"
    case fileInNoTarget = "file-in-no-target"
    case outsidePath = "outside-path"
    case notEditable = "file-not-editable"
    case swiftTooOld = "swift-too-old"
    case homeMadeCall = "home-made-call"
    case diStoryboard = "di-storyboard"
    case appkit = "appkit"
    case implicitStoryboard = "implicit-storyboard"
    case dynamicStoryboardName = "dynamic-storyboard-name"
    case dynamicNibName = "dynamic-nib-name"
    case storyboardMissing = "storyboard-missing"
    case caseMismatch = "case-mismatch"
    case noInitialScene = "no-initial-scene"
    case sceneIDMissing = "scene-id-missing"
    case nibMissing = "nib-missing"
    case identifierIsReference = "identifier-is-reference"
    case localizedVariantsDiffer = "localized-variants-differ"
    case nibManyRoots = "nib-many-roots"
    case nibIndex = "nib-index"
    case dialectCannotExpress = "dialect-cannot-express"
    case bundleExpression = "bundle-expression"
    case helperDeclaration = "helper-declaration"
    case genericContext = "generic-context"
    case classUnknown = "class-unknown"
    case initialIsContainer = "initial-is-container"
    case systemClass = "system-class"
    case objcClass = "objc-class"
    case classNotFound = "class-not-found"
    case classDeclaredTwice = "class-declared-twice"
    case genericClass = "generic-class"
    case coderInitUnavailable = "coder-init-unavailable"
    case baseNotReadable = "base-not-readable"
    case moduleMismatch = "module-mismatch"
    case filesOwner = "files-owner"
    case nibClassMismatch = "nib-class-mismatch"
    case sceneClassMismatch = "scene-class-mismatch"
    case protocolNameTaken = "protocol-name-taken"
    case factoryNameTaken = "factory-name-taken"
    case memberExists = "member-exists"
    case subclassConforms = "subclass-conforms"
    case inheritedDefaultWitness = "inherited-default-witness"
    case classInManyStoryboards = "class-in-many-storyboards"
    case classInManyNibs = "class-in-many-nibs"
    case classHasManyIdentifiers = "class-has-many-identifiers"
    case classInManyBundles = "class-in-many-bundles"
    case creatorClosure = "creator-closure"
    case optionalUse = "optional-use"
    case commentInTheWay = "comment-in-the-way"
    case overlaps = "overlaps"
    case fixWithdrawn = "fix-withdrawn"

    package var code: String { rawValue }

    /// What the code means.
    package var meaning: String {
        explanation.meaning
    }

    /// What the owner of the site can do about it.
    package var advice: String {
        explanation.advice
    }
}
