extension Bundle {
    /// All code of a fixture lies in the main bundle. So that a run shows which bundle was asked for, that of a class
    /// is the folder of the Interface Builder files. Only files that import UIKit alone see this initialiser.
    public convenience init(for aClass: AnyClass) {
        self.init(path: InterfaceFolder.location.path)!
    }
}
