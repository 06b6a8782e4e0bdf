extension Reason {
    /// The facts of Interface Builder files by which a call ends the app, or never gives what it is cast to.
    package static let crashes: [Reason] = [
        .storyboardMissing, .caseMismatch, .noInitialScene, .sceneIDMissing, .localizedVariantsDiffer,
        .moduleMismatch, .sceneClassMismatch, .nibMissing, .nibClassMismatch,
    ]

    /// What `explain CODE` prints about them.
    var crashExplanation: (meaning: String, advice: String) {
        switch self {
        case .storyboardMissing:
            (
                "The project has no storyboard of that name. UIKit ends the app when it is opened.",
                "Correct the name, or add the file to the project."
            )
        case .nibMissing:
            (
                "The project has no nib of that name. UIKit ends the app when it is loaded.",
                "Correct the name, or add the file to the project."
            )
        case .nibClassMismatch:
            (
                "The nib's first object is not of the class that the code expects: a forced cast ends the app, and 'as?' gives nil.",
                "Correct the nib's name in the code, or the class of its root object in Interface Builder."
            )
        case .caseMismatch:
            (
                "The file is spelt with other capitals. That works in the simulator and ends the app on a device.",
                "Spell the name as the file does."
            )
        case .noInitialScene:
            (
                "The storyboard names no initial view controller, so the call gives nil.",
                "Mark one as initial in Interface Builder, or ask for a scene by its identifier."
            )
        case .sceneIDMissing:
            (
                "The storyboard has no scene with that identifier. UIKit ends the app when it is asked for.",
                "Correct the identifier, in the code or in Interface Builder."
            )
        case .localizedVariantsDiffer:
            (
                "The storyboard's files for several languages or devices do not agree on the scene: what works in one fails in another.",
                "Make the variants agree in Interface Builder."
            )
        case .moduleMismatch:
            (
                "The scene's class stands in Interface Builder under a module in which the app does not find it, so UIKit makes a class of its own.",
                "Choose the class's module in the identity inspector, or 'Inherit Module From Target'."
            )
        default:
            (
                "The scene is not of the class that the code expects: a forced cast ends the app, and 'as?' gives nil.",
                "Often the storyboard's name was copied with the code and not changed: correct it, or the class in Interface Builder."
            )
        }
    }
}
