package example.sinag.play

import android.app.DownloadManager
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.HapticFeedbackConstants
import android.view.WindowManager
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.getcapacitor.BridgeActivity
import org.json.JSONArray
import org.json.JSONObject

/** The wrapper's side of the bridge, version 1: docs/operators/native-bridge.md of Kislap. */
class MainActivity : BridgeActivity() {
  private val appOrigin = "https://play.sinag.example"

  override fun onCreate(savedInstanceState: Bundle?) {
    super.onCreate(savedInstanceState)
    // Withdrawals show accounts: no screenshots, and nothing in the list of recent apps.
    window.setFlags(WindowManager.LayoutParams.FLAG_SECURE, WindowManager.LayoutParams.FLAG_SECURE)
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return
    // Games come from other origins and are never listed; what is not the top frame is dropped below.
    WebViewCompat.addWebMessageListener(bridge.webView, "KislapBridge", setOf(appOrigin)) {
      _, message, _, isMainFrame, reply ->
      if (isMainFrame) answer(message.data ?: "", reply)
    }
  }

  private fun answer(text: String, reply: JavaScriptReplyProxy) {
    val message = runCatching { JSONObject(text) }.getOrNull() ?: return
    if (message.optInt("kislap") != 1) return
    val params = message.optJSONObject("params") ?: JSONObject()
    val answer = JSONObject().put("kislap", 1).put("id", message.optString("id"))
    runCatching { perform(message.optString("method"), params) }
      .onSuccess { answer.put("ok", true).put("result", it ?: JSONObject.NULL) }
      .onFailure { answer.put("ok", false).put("error", (it.message ?: "It failed").take(200)) }
    reply.postMessage(answer.toString())
  }

  private fun perform(method: String, params: JSONObject): Any? =
    when (method) {
      "hello" -> hello(params)
      "openExternal" -> open(checked(params.optString("url"), setOf("https", "http", "sms", "viber", "fb-messenger")))
      "share" -> share(params.optString("text"))
      "download" -> download(checked(params.optString("url"), setOf("https", "http")))
      "haptic" -> knock(params.optString("kind"))
      else -> throw IllegalArgumentException("Unknown method")
    }

  private fun hello(params: JSONObject): JSONObject =
    JSONObject()
      .put("version", 1)
      .put("nonce", params.optString("nonce"))
      .put("platform", "android")
      .put("app", "Sinag 1.0")
      .put("capabilities", JSONArray(listOf("openExternal", "share", "download", "haptic", "isApp")))

  /** Whatever the page asks for is looked at again: never an `intent:`, a file or a script. */
  private fun checked(url: String, schemes: Set<String>): Uri {
    val address = Uri.parse(url)
    require(address.scheme?.lowercase() in schemes) { "Not allowed" }
    return address
  }

  private fun open(url: Uri): Any? {
    startActivity(Intent(Intent.ACTION_VIEW, url))
    return null
  }

  private fun share(text: String): Any? {
    require(text.isNotEmpty() && text.length <= 4096) { "No text" }
    val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
    startActivity(Intent.createChooser(send, null))
    return null
  }

  private fun download(url: Uri): Any? {
    val request =
      DownloadManager.Request(url)
        .setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED)
    (getSystemService(Context.DOWNLOAD_SERVICE) as DownloadManager).enqueue(request)
    return null
  }

  private fun knock(kind: String): Any? {
    val constant =
      when (kind) {
        "tap" -> HapticFeedbackConstants.KEYBOARD_TAP
        "success" -> HapticFeedbackConstants.CONTEXT_CLICK
        "warning" -> HapticFeedbackConstants.LONG_PRESS
        else -> throw IllegalArgumentException("Unknown kind")
      }
    runOnUiThread { bridge.webView.performHapticFeedback(constant) }
    return null
  }
}
