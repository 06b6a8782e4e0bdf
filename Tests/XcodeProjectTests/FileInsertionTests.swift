import Testing

@testable import XcodeProject

@Suite("The insertion of a file")
struct FileInsertionTests {
    private func insertions(
        _ project: SampleProject, file: String = "App/Sample/New.swift", targets: [String] = ["My App"]
    ) throws -> [Insertion] {
        try FileInsertion.insertions(of: [NewFile(path: file, targets: targets)], into: project.read())
    }

    private func edited(_ project: SampleProject, file: String = "App/Sample/New.swift", targets: [String] = ["My App"]) throws -> String {
        let insertions = try insertions(project, file: file, targets: targets)
        return String(decoding: Insertion.apply(insertions, to: Array(project.text.utf8)), as: UTF8.self)
    }

    @Test func namesAFileByItsPathInTheNearestGroup() throws {
        let text = try edited(SampleProject(), file: "App/Sample/Sub dir/New.swift")
        #expect(text.contains("name = New.swift; path = \"Sub dir/New.swift\"; sourceTree = \"<group>\";"))
        #expect(text.contains("children = (F1, F2, F3, F4, \(ids(in: text)[1]), ); path = Sample;"))
    }

    @Test func goesToTheFirstGroupThatShowsMostOfItsFolder() throws {
        func group(_ name: String, _ files: String) -> String {
            SampleProject.object(name, "PBXGroup", "children = (\(files), ); name = \(name); sourceTree = \"<group>\";")
        }
        let objects =
            SampleProject.object("G", "PBXGroup", "children = (GA, GB, GC, ); sourceTree = \"<group>\";")
            + group("GA", "F2") + group("GB", "F3, F1") + group("GC", "F4, F5")
            + (2...5).map { SampleProject.file("\($0)", path: "Code/\($0).swift") }.joined()
            + "F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Code/Main.swift; sourceTree = \"<group>\"; };"
        let text = try edited(SampleProject(objects: objects), file: "App/Code/New.swift")
        #expect(text.contains("children = (F3, F1, \(ids(in: text)[1]), ); name = GB;"))
    }

    @Test(arguments: ["\n/* Begin PBXBuildFile section */\n/* End PBXBuildFile section */\n", ""])
    func theFirstBuildFileGetsASection(section: String) throws {
        let text = """
            { objects = {
            \(section)
            /* Begin PBXGroup section */
            \tG = {isa = PBXGroup; children = (F); };
            /* End PBXGroup section */
            \tP = {isa = PBXProject; mainGroup = G; targets = (T); };
            \tS = {isa = PBXSourcesBuildPhase; };
            \tT = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
            }; rootObject = P; }
            """
        let bytes = Array(text.utf8)
        let project = try ProjectFile(path: "A.xcodeproj/project.pbxproj", bytes: bytes)
        let insertions = try FileInsertion.insertions(of: [NewFile(path: "New.swift", targets: ["App"])], into: project)
        let result = String(decoding: Insertion.apply(insertions, to: bytes), as: UTF8.self)
        let ids = ids(in: result)
        #expect(
            result.contains(
                """
                /* Begin PBXBuildFile section */
                \t\(ids[0]) = {isa = PBXBuildFile; fileRef = \(ids[1]); };
                /* End PBXBuildFile section */

                """))
        #expect(
            result.contains(
                """
                /* Begin PBXFileReference section */
                \t\(ids[1]) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = New.swift; sourceTree = "<group>"; };
                /* End PBXFileReference section */

                /* Begin PBXGroup section */
                """))
        #expect(result.contains("children = (F, \(ids[1])); }") && result.contains("isa = PBXSourcesBuildPhase; files = (\(ids[0]), ); }"))
    }

    @Test func goesOutOfTheGroupWhereThatIsTheWay() throws {
        let text = try edited(SampleProject(), file: "Other/New.swift")
        #expect(text.contains("name = New.swift; path = ../Other/New.swift; sourceTree = \"<group>\";"))
    }

    @Test(
        "quotes what some reader of project files would not take bare",
        arguments: [
            ("New.swift", "New.swift"), ("New_2.swift", "New_2.swift"), ("UIView+New.swift", "\"UIView+New.swift\""),
            ("New-er.swift", "\"New-er.swift\""), ("a b.swift", "\"a b.swift\""), ("é.swift", "\"é.swift\""),
            ("a___b.swift", "\"a___b.swift\""), ("$a.swift", "\"$a.swift\""), ("a\\\"b.swift", "\"a\\\\\\\"b.swift\""),
            ("a\tb.swift", "\"a\\tb.swift\""), ("a\nb.swift", "\"a\\nb.swift\""),
        ])
    func quotes(name: String, written: String) throws {
        #expect(try edited(SampleProject(), file: "App/Sample/\(name)").contains("; path = \(written); sourceTree"))
    }

    @Test func givesTheSameIDsToTheSameFileWhereverTheRunBegins() throws {
        let here = try edited(SampleProject(path: "Sample.xcodeproj/project.pbxproj"), file: "Sample/New.swift")
        #expect(try ids(in: here) == ids(in: edited(SampleProject())))
        #expect(try ids(in: here) != ids(in: edited(SampleProject(), file: "App/Sample/Newer.swift")))
        #expect(ids(in: here).count == 2 && ids(in: here).allSatisfy { $0.count == 24 })
    }

    @Test func takesNoIDThatTheFileMentions() throws {
        let id = try ids(in: edited(SampleProject()))[0]
        for mention in ["a = \(id);", "a = \"x-\(id.lowercased())\";", "/* \(id) */"] {
            let text = try edited(SampleProject(projectFields: mention))
            #expect(!ids(in: text).contains(id))
        }
        #expect(try ids(in: edited(SampleProject(projectFields: "a = \(id)A;"))).contains(id))
    }

    @Test func aTargetNamedTwiceGetsOneBuildFile() throws {
        #expect(try edited(SampleProject(), targets: ["My App", "My App"]) == edited(SampleProject()))
    }

    @Test func severalFilesComeInOneGo() throws {
        let project = SampleProject()
        let names = ["Second", "First", "Third"]
        let files = names.map { NewFile(path: "App/Sample/\($0).swift", targets: ["My App"]) }
        let bytes = Array(project.text.utf8)
        let edited = Insertion.apply(try FileInsertion.insertions(of: files, into: project.read()), to: bytes)
        let read = try ProjectFile(path: project.path, bytes: edited)
        #expect(files.allSatisfy { read.targets[0].compiles($0.path) })
        #expect(try FileInsertion.insertions(of: files, into: read) == [])
        let ids = ids(in: String(decoding: edited, as: UTF8.self))
        #expect(ids.count == 6 && ids == ids.prefix(3).sorted() + ids.suffix(3).sorted())
        let children = try #require(String(decoding: edited, as: UTF8.self).firstMatch(of: #/children = \(F1, (.*?)F2, F3, F4, \);/#)).1
        #expect(children.matches(of: #/[0-9A-F]{24}/#).map { String($0.0) } == (try files.map { try reference(to: $0.path, in: edited) }))
    }

    private func reference(to file: String, in bytes: [UInt8]) throws -> String {
        let name = file.split(separator: "/").last ?? ""
        let text = String(decoding: bytes, as: UTF8.self)
        let line = try #require(
            text.split(separator: "\n").first { $0.contains("isa = PBXFileReference") && $0.contains("path = \(name);") })
        return try #require(line.firstMatch(of: #/[0-9A-F]{24}/#).map { String($0.0) })
    }

    @Test func severalFilesShareAListThatWasMissing() throws {
        let project = SampleProject(objects: SampleProject.object("S1", "PBXSourcesBuildPhase", "name = Sources;"))
        let files = ["A", "B"].map { NewFile(path: "App/Sample/\($0).swift", targets: ["My App"]) }
        let edited = Insertion.apply(try FileInsertion.insertions(of: files, into: project.read()), to: Array(project.text.utf8))
        #expect(String(decoding: edited, as: UTF8.self).contains(#/files = \(\n\t+\w{24} .*,\n\t+\w{24} .*,\n\t+\);/#))
    }

    @Test func noTargetNeedsNothing() throws {
        #expect(try insertions(SampleProject(), targets: []) == [])
    }

    @Test func aPhaseThatCompilesTheNeighboursIsPreferred() throws {
        let objects =
            SampleProject.object("T1", "PBXNativeTarget", "buildPhases = (S0, S1, ); name = \"My App\";")
            + SampleProject.object("S0", "PBXSourcesBuildPhase", "files = (); name = Generated;")
        let text = try edited(SampleProject(objects: objects))
        #expect(text.contains("files = (); name = Generated;"))
        #expect(text.contains("B1 /* Main.swift in Sources */, \(ids(in: text)[0]) /* New.swift in Sources */, B2"))
    }

    @Test func aNameThatEndsACommentIsFoundOut() throws {
        let objects = SampleProject.object("S1", "PBXSourcesBuildPhase", "files = (B1 /* a */, ); name = \"a*/b\";")
        let error = try #require(throws: InsertionError.self) { try insertions(SampleProject(objects: objects)) }
        #expect(error.message.hasPrefix("the edited project would be wrong: the project cannot be read: line "))
    }

    @Test func commentsAreLookedThrough() throws {
        let objects = SampleProject.object("S1", "PBXSourcesBuildPhase", "files = ( // (\n B1 // ,;)\n , // last\n /* ) */ );")
        let text = try edited(SampleProject(objects: objects))
        #expect(text.contains("B1 // ,;)\n , \(ids(in: text)[0]), // last\n /* ) */ );"))
    }

    @Test func aLastElementWithoutCommaKeepsItsComment() throws {
        let objects = SampleProject.object("S1", "PBXSourcesBuildPhase", "files = (B1 /* a */ /* b */ // c\n);")
        let text = try edited(SampleProject(objects: objects))
        #expect(text.contains("files = (B1 /* a */ /* b */, \(ids(in: text)[0]) /* New.swift in Sources */ // c\n);"))
    }

    @Test func anObjectIsLaidOutLikeTheOneBeforeIt() throws {
        let objects =
            SampleProject.object("0A", "PBXFileReference", "path = a.h;") + SampleProject.object("0B", "PBXBuildFile", "fileRef = 0A;")
        let text = try edited(SampleProject(objects: objects))
        #expect(
            text.contains("/* New.swift */ = {\n\t\t\tisa = PBXFileReference;\n\t\t\tlastKnownFileType = sourcecode.swift;\n\t\t\tpath"))
    }

    /// The IDs with 24 digits that begin an object, in the order of the file.
    private func ids(in text: String) -> [String] {
        text.matches(of: #/(?m)^\s*([0-9A-F]{24})\b.*?=\s*\{/#).map { String($0.1) }
    }

    @Test("is refused", arguments: refusals)
    func isRefused(refusal: Refusal) {
        #expect(throws: refusal.error) {
            try insertions(refusal.project, file: refusal.file, targets: refusal.targets)
        }
    }

    struct Refusal: Sendable {
        var project = SampleProject()
        var file = "App/Sample/New.swift"
        var targets = ["My App"]
        let error: InsertionError
    }

    private static let sharedPhase =
        SampleProject.object("T2", "PBXNativeTarget", "buildPhases = (S1, ); name = Twin;")

    private static let closedFolder =
        SampleProject.object(
            "SY", "PBXFileSystemSynchronizedRootGroup", "exceptions = (E1, ); path = Synced; sourceTree = \"<group>\";")
        + SampleProject.object("G", "PBXGroup", "children = (GA, SY, ); sourceTree = \"<group>\";")
        + SampleProject.object("T2", "PBXNativeTarget", "buildPhases = (S2, ); fileSystemSynchronizedGroups = (SY, ); name = Owner;")
        + SampleProject.object("S2", "PBXSourcesBuildPhase", "files = ();")
        + SampleProject.object(
            "E1", "PBXFileSystemSynchronizedBuildFileExceptionSet", "membershipExceptions = (New.swift, ); target = T2;")

    private static let refusals = [
        Refusal(file: "App/Sample/New.m", error: .notSwift(file: "App/Sample/New.m")),
        Refusal(file: "../New.swift", error: .notSwift(file: "../New.swift")),
        Refusal(file: "/App/New.swift", error: .notSwift(file: "/App/New.swift")),
        Refusal(targets: ["My App", "Other"], error: .targetNotFound("Other")),
        Refusal(
            project: SampleProject(
                targets: "T1, A",
                objects: SampleProject.object("A", "PBXAggregateTarget", "name = All;")), targets: ["All"], error: .targetNotFound("All")),
        Refusal(
            project: SampleProject(
                targets: "T1, T2", objects: SampleProject.object("T2", "PBXNativeTarget", "name = \"My App\";")),
            error: .severalTargets("My App")),
        Refusal(
            project: SampleProject(objects: SampleProject.object("T1", "PBXNativeTarget", "buildPhases = (R1, ); name = \"My App\";")),
            error: .noSourcesPhase(target: "My App")),
        Refusal(
            project: SampleProject(
                objects: SampleProject.object("G", "PBXGroup", "children = (GA, ); path = \"/elsewhere\"; sourceTree = \"<absolute>\";")),
            error: .noGroup(file: "App/Sample/New.swift")),
        Refusal(
            project: SampleProject(projectFields: "projectDirPath = ../..;"), error: .noGroup(file: "App/Sample/New.swift")),
        Refusal(
            project: SampleProject(targets: "T1, T2", objects: sharedPhase),
            error: .notVerified("the target Twin compiles the file")),
        Refusal(
            project: SampleProject(targets: "T1, T2", objects: closedFolder), file: "App/Synced/New.swift", targets: ["Owner"],
            error: .keptOut(file: "App/Synced/New.swift", folder: "App/Synced", target: "Owner")),
        Refusal(
            project: SampleProject(targets: "T1, T2", objects: closedFolder), file: "App/Synced/Deep/New.swift", targets: ["My App"],
            error: .foreignFolder(file: "App/Synced/Deep/New.swift", folder: "App/Synced", target: "My App")),
    ]
}
