extension Reason {
    /// What `explain CODE` prints.
    var explanation: (meaning: String, advice: String) {
        switch self {
        case .ignoredHere:
            (
                "A comment in the source says `sbmigrate:ignore`.",
                "Remove the comment to have the site rewritten."
            )
        case .notReadable:
            (
                "The file holds something that is no Swift: a conflict marker, an unterminated literal, an unbalanced bracket, bytes that are not UTF-8, or something that stands where no Swift can have it. It is read for look-ups and never edited.",
                "Mend the place that the message names and run again."
            )
        case .fileInNoTarget:
            (
                "The file lies in the folder of an Xcode project, and none of its targets compiles it.",
                "Delete the file, or add it to a target, and run again."
            )
        case .outsidePath:
            (
                "A file that would have to be edited lies outside the paths that were given.",
                "Run sbmigrate on a folder that holds the file too."
            )
        case .notEditable:
            (
                "A file that would have to be edited is ignored by git, belongs to a dependency or was generated.",
                "Change what generates the file, or write the call by hand."
            )
        case .swiftTooOld:
            (
                "The module is built as Swift 2, or every spelling in it that depends on Swift's version is Swift 2's and no build setting says another.",
                "Migrate the module to Swift 3 or later first, or set SWIFT_VERSION where its code is about to be."
            )
        case .homeMadeCall:
            (
                "The call shares its name with UIKit's, but its labels or what it is called on are those of a helper of the project's own.",
                "Nothing to do: look at the helper itself."
            )
        case .diStoryboard:
            (
                "The storyboard is made by another type than UIStoryboard, which may inject dependencies.",
                "Leave it: opening the storyboard directly would skip the injection."
            )
        case .appkit:
            (
                "The storyboard is AppKit's.",
                "Nothing to do: the protocol is for UIKit."
            )
        case .implicitStoryboard:
            (
                "The storyboard is the one that a controller came from; only the app's run, or the Interface Builder files, tell which one that is.",
                "Name the storyboard with UIStoryboard(name:bundle:) if it is always the same."
            )
        case .dynamicStoryboardName:
            (
                "The storyboard, or its name, is computed, handed in or declared more than once, so the sources do not decide it.",
                "Use a literal or a constant where the name is always the same."
            )
        case .identifierIsReference:
            (
                "The identifier is that of a storyboard reference: what UIKit makes for it stands in another storyboard.",
                "Open the storyboard that the reference leads to."
            )
        case .storyboardMissing, .caseMismatch, .noInitialScene, .sceneIDMissing, .localizedVariantsDiffer,
            .moduleMismatch, .sceneClassMismatch, .nibMissing, .nibClassMismatch:
            crashExplanation
        case .dynamicNibName:
            (
                "The nib, or its name, is computed, handed in or declared more than once, so the sources do not decide it.",
                "Use a literal or a constant where the name is always the same."
            )
        case .nibManyRoots:
            (
                "The nib holds several objects, and which one the code takes depends on their order.",
                "Give each object a nib of its own."
            )
        case .nibIndex:
            (
                "The code does not just take the first object of the nib: another one, several, or later on.",
                "Take the first object right where the nib is loaded, if it is the only one."
            )
        case .filesOwner:
            (
                "The nib is loaded for its File's Owner, which gets its outlets, or the code takes a plain view out of it, whatever made that.",
                "Nothing to do: the owner needs no conformance. To let the view make itself, give the root object the class instead."
            )
        case .dialectCannotExpress:
            (
                "The dialect has no call that does the same, or no member by which the class could say another scene, bundle or owner.",
                "Keep this call as it is, let the protocol say it, or choose another dialect with --dialect."
            )
        case .bundleExpression:
            (
                "The bundle is none that the class could name for itself.",
                "Use nil, .main, .module or Bundle(for:) of the class."
            )
        case .helperDeclaration:
            (
                "The site is part of a helper: it opens whatever storyboard or scene it is asked for, or its result is cast to a protocol, a composition, an optional or nothing that is one class.",
                "Look at the helper's callers; each could call the class directly."
            )
        case .genericContext:
            (
                "The site's class is a generic parameter or Self of a protocol, so it differs from call to call.",
                "Look at the callers; each could call the class directly."
            )
        case .classUnknown:
            (
                "The site has no cast and no annotation, so the sources do not say which class it makes.",
                "Add a cast (`as! X`) where the class is certain."
            )
        case .initialIsContainer:
            (
                "The site makes a navigation, tab bar, split view or page controller of UIKit's.",
                "Give the controller inside it a storyboard identifier and make that one, if the container is not needed."
            )
        case .systemClass:
            (
                "The site makes a class of UIKit's, which cannot be given a storyboard name.",
                "Give the scene a class of your own."
            )
        case .objcClass:
            (
                "The class is declared in Objective-C.",
                "Nothing to do: only Swift classes can conform."
            )
        case .classNotFound:
            (
                "The class is not declared in the project's Swift sources, or cannot be named from the site's file.",
                "Check that the class is part of the project and visible at the site."
            )
        case .classDeclaredTwice:
            (
                "Several classes of that name are declared, and the site's module does not decide between them.",
                "Rename one of them."
            )
        case .genericClass:
            (
                "The class, or one it inherits from, is generic; Interface Builder cannot make such a class by its name.",
                "Give the scene a class that is not generic."
            )
        case .coderInitUnavailable:
            (
                "The class cannot be made by a storyboard: its init?(coder:) traps, returns nil or is unavailable.",
                "Make it with a creator, or implement init?(coder:)."
            )
        case .baseNotReadable:
            (
                "A member would have to be written, and the superclass is neither in the project nor UIKit's, so it may have one already.",
                "Rewrite this class by hand."
            )
        case .protocolNameTaken:
            (
                "Something else of the project bears the name of the protocol.",
                "Choose another name with --protocol-name, or --nib-protocol-name for nibs."
            )
        case .factoryNameTaken:
            (
                "A static member of that name exists and would be called instead of the protocol's.",
                "Rename the member and run again."
            )
        case .memberExists:
            (
                "The class has a member of the name that would have to be written, with another value, type or access.",
                "Rename the member, or give it the value that the message names."
            )
        case .subclassConforms:
            (
                "A subclass declares the conformance already; the same on this class would make that one an error.",
                "Move the subclass's conformance up to this class by hand and run again."
            )
        case .inheritedDefaultWitness:
            (
                "The class inherits the conformance from a class that cannot be given an overridable member, so a name of its own would be ignored silently.",
                "Let the base class declare an overridable `class var` for the name."
            )
        case .classInManyStoryboards:
            (
                "The class is made from several storyboards, and it can name only one.",
                "Decide for one storyboard, or keep this site as it is."
            )
        case .classInManyNibs:
            (
                "The class is made from several nibs, and it can name only one.",
                "Decide for one nib, or keep this site as it is."
            )
        case .classHasManyIdentifiers:
            (
                "The class is made by several identifiers, and in this dialect it can name only one.",
                "Use another dialect for it, or keep this site as it is."
            )
        case .classInManyBundles:
            (
                "The class is made from several bundles, and it can name only one.",
                "Decide for one bundle."
            )
        case .creatorClosure:
            (
                "The call hands a creator closure to the controller.",
                "Leave it: the closure does what no name can."
            )
        case .optionalUse:
            (
                "The result is used as an optional: the code has an answer for the case that the scene or its class is another.",
                "Force the cast where the scene is certain, then run again."
            )
        case .commentInTheWay:
            (
                "A comment stands inside the expression, and there is no place to move it to.",
                "Move the comment out of the expression."
            )
        case .overlaps:
            (
                "Another fix edits the same place.",
                "Run again."
            )
        case .fixWithdrawn:
            (
                "The edited file would no longer read as Swift, so the fix was taken back.",
                "Please report the site: this should not happen."
            )
        }
    }
}
