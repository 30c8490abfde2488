/**
 * What a game tells the page that frames it. Both say only that something happened; the app asks its own API for the
 * rest, so a message from a stranger could do no harm. The app accepts them from its game frame's window alone.
 *
 * - `{ type: 'kislap-game/ready' }` once, when the game can be played
 * - `{ type: 'kislap-game/balance-changed' }` after every settled round
 */
export type GameMessage =
  { readonly type: 'kislap-game/ready' } | { readonly type: 'kislap-game/balance-changed' };

/** Sends a message to the framing page, which is on this page's own site; a game opened by itself tells nobody. */
export function tellParent(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}
