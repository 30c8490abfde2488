/**
 * Messages to the page that frames a game; the app asks its API for the rest.
 *
 * - `{ type: 'kislap-game/ready' }` once, when the game can be played
 * - `{ type: 'kislap-game/balance-changed' }` after every settled round
 * - `{ type: 'kislap-game/round-open' }` when a round is asked for: in a room it waits for the draw, and counts whoever leaves
 * - `{ type: 'kislap-game/round-ended' }` when that round is answered, settled or refused
 * - `{ type: 'kislap-game/refused' }` when something that protects the player held the round back: nothing should ask for more
 *   money now
 * - `{ type: 'kislap-game/check-due' }` when the next round waits for its player in the app: for the answer to a reality check, or
 *   for a proof of who is there
 * - `{ type: 'kislap-game/sheet-open' }` and `{ type: 'kislap-game/sheet-closed' }` when the odds lie over the game: the phone's Back
 *   closes them first, by the app's `{ type: 'kislap-app/close-sheet' }`
 */
interface GameMessage {
  readonly type: `kislap-game/${'ready' | 'balance-changed' | 'round-open' | 'round-ended' | 'refused' | 'check-due' | 'sheet-open' | 'sheet-closed'}`;
}

/** Sends a message to the framing page of the same origin; nothing without a frame. */
export function postToParent(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}

/** Says whether something lies over the game. */
export const tellSheet = (isOpen: boolean): void =>
  postToParent({ type: isOpen ? 'kislap-game/sheet-open' : 'kislap-game/sheet-closed' });

/** Calls `close` when the framing page asks for what lies over the game to be closed. */
export function listenForClose(close: () => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && isCloseSheet(data)) close();
  });
}

const isCloseSheet = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'kislap-app/close-sheet';
