const MAY = 'allow-scripts allow-forms allow-popups';

/**
 * What a game may do in its frame. Frame rule: never leave it; a game served from the app's own origin loses that
 * origin, since its scripts could reach the session and remove the sandbox.
 *
 * @param url the game's whole address
 * @param appOrigin the app's own origin
 */
export function frameSandbox(url: string, appOrigin: string): string {
  return new URL(url).origin === appOrigin ? MAY : `${MAY} allow-same-origin`;
}
