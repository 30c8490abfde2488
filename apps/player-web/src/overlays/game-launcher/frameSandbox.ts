const MAY = 'allow-scripts allow-forms allow-popups';

/**
 * What a game may do in its frame. Frame rule: never leave the frame; and a game that is served from the app's own
 * origin loses that origin, because scripts that keep it could reach the session and take the sandbox off.
 *
 * @param url the game's whole address
 * @param appOrigin the app's own origin
 */
export function frameSandbox(url: string, appOrigin: string): string {
  return new URL(url).origin === appOrigin ? MAY : `${MAY} allow-same-origin`;
}
