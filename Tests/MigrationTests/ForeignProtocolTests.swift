import TestSupport
import Testing

@testable import Migration

/// Which protocols that no source of the project declares may ask for a factory.
@Suite struct ForeignProtocolTests {
    private func message(_ protocolName: String) -> String {
        let project = SmallProject(
            """
            import UIKit
            final class Terms: UIViewController, \(protocolName) {
                static func make() -> Terms {
                    return UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! Terms
                }
            }
            """)
        return project.run.outcome.decisions[0].message
    }

    @Test(arguments: [
        "GMSMapViewDelegate", "CBPeripheralDelegate", "SCNSceneRendererDelegate", "IQDataSource", "UITableViewDataSource", "Hashable",
        "ASAuthorizationControllerPresentationContextProviding",
    ])
    func whatIsCalledBackAsksForNone(protocolName: String) {
        #expect(message(protocolName).hasSuffix("; 'make' goes, nobody uses it"))
    }

    @Test(arguments: ["Coordinated", "SceneProviding", "StoryboardInstantiable"])
    func anyOtherMay(protocolName: String) {
        #expect(message(protocolName).hasSuffix("; factory-kept: '\(protocolName)', which is declared elsewhere, may require it"))
    }
}
