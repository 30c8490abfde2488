import Capacitor
import UIKit
import WebKit

/// The wrapper's side of the bridge, version 1: docs/operators/native-bridge.md of Kislap.
final class KislapBridge: NSObject, WKScriptMessageHandlerWithReply {
  private let appHost = "play.sinag.example"
  private weak var controller: UIViewController?

  init(controller: UIViewController) {
    self.controller = controller
  }

  func userContentController(
    _ content: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {
    // Games run in frames of other origins: they get no answer at all.
    let origin = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == appHost,
      let text = message.body as? String, let data = text.data(using: .utf8),
      let told = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      told["kislap"] as? Int == 1
    else { return replyHandler(nil, "Not for you") }
    var answer: [String: Any] = ["kislap": 1, "id": told["id"] as? String ?? ""]
    do {
      let params = told["params"] as? [String: Any] ?? [:]
      answer["result"] = try perform(told["method"] as? String ?? "", params) ?? NSNull()
      answer["ok"] = true
    } catch {
      answer["ok"] = false
      answer["error"] = String("\(error)".prefix(200))
    }
    let json = (try? JSONSerialization.data(withJSONObject: answer)) ?? Data()
    replyHandler(String(data: json, encoding: .utf8), nil)
  }

  private enum Refused: Error { case unknownMethod, notAllowed, noText, unknownKind }

  private func perform(_ method: String, _ params: [String: Any]) throws -> Any? {
    switch method {
    case "hello": return hello(params)
    case "openExternal":
      UIApplication.shared.open(try checked(params["url"], ["https", "http", "sms", "viber", "fb-messenger"]))
    case "share": try share(params["text"] as? String ?? "")
    case "download": UIApplication.shared.open(try checked(params["url"], ["https", "http"]))
    case "haptic": try knock(params["kind"] as? String ?? "")
    default: throw Refused.unknownMethod
    }
    return nil
  }

  private func hello(_ params: [String: Any]) -> [String: Any] {
    [
      "version": 1,
      "nonce": params["nonce"] as? String ?? "",
      "platform": "ios",
      "app": "Sinag 1.0",
      "capabilities": ["openExternal", "share", "download", "haptic", "isApp"],
    ]
  }

  /// Whatever the page asks for is looked at again.
  private func checked(_ address: Any?, _ schemes: Set<String>) throws -> URL {
    guard let text = address as? String, let url = URL(string: text),
      let scheme = url.scheme?.lowercased(), schemes.contains(scheme)
    else { throw Refused.notAllowed }
    return url
  }

  private func share(_ text: String) throws {
    guard !text.isEmpty, text.count <= 4096 else { throw Refused.noText }
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = controller?.view
    controller?.present(sheet, animated: true)
  }

  private func knock(_ kind: String) throws {
    switch kind {
    case "tap": UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case "success": UINotificationFeedbackGenerator().notificationOccurred(.success)
    case "warning": UINotificationFeedbackGenerator().notificationOccurred(.warning)
    default: throw Refused.unknownKind
    }
  }
}

/// Name this class in the storyboard in place of Capacitor's own.
final class PlayViewController: CAPBridgeViewController {
  override func capacitorDidLoad() {
    webView?.configuration.userContentController.addScriptMessageHandler(
      KislapBridge(controller: self), contentWorld: .page, name: "kislap")
  }

  deinit {
    webView?.configuration.userContentController.removeScriptMessageHandler(forName: "kislap")
  }
}
