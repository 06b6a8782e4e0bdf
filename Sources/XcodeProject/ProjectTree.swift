/// The objects of a project file, and where its groups and files lie.
struct ProjectTree: Sendable {
    let objects: ProjectObjects
    let project: ObjectID
    let mainGroup: ObjectID?
    /// The folder that `SOURCE_ROOT` and the outermost groups stand for; nil if it is not below the project's root.
    let sourceRoot: String?
    let locations: FileLocations

    /// Nil if there is no project object at all.
    init?(path: String, objects: ProjectObjects, rootObject: PropertyListValue?) {
        let firstProject = objects.all.first { objects.isKind("PBXProject", $0) }
        guard let project = objects.object(rootObject) ?? firstProject else { return nil }
        let bundle = RelativePath.parent(of: path) ?? ""
        let folder = RelativePath.parent(of: bundle) ?? ""
        self.objects = objects
        self.project = project
        mainGroup = objects.object("mainGroup", of: project)
        sourceRoot = RelativePath.join(folder, objects.string("projectDirPath", of: project) ?? "")
        locations = FileLocations(objects: objects, mainGroup: mainGroup, sourceRoot: sourceRoot)
    }

    /// In the order of the project.
    var nativeTargets: [ObjectID] {
        objects.objects("targets", of: project).filter { objects.isKind("PBXNativeTarget", $0) }
    }
}
