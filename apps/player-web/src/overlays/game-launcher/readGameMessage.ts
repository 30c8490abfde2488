/** What a game tells about itself. It says only that something happened; the app asks the operator for the rest. */
export type GameMessage = 'ready' | 'balanceChanged';

const meanings: ReadonlyMap<unknown, GameMessage> = new Map([
  ['kislap-game/ready', 'ready'],
  ['kislap-game/balance-changed', 'balanceChanged'],
]);

/**
 * Reads a message that has reached the page. Message rule: only the window of the game's own frame is heard, whatever
 * origin a message claims, and only the messages known here; everything else is `undefined`.
 *
 * @param frameWindow the window inside the game's frame
 */
export function readGameMessage(
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  frameWindow: Window | null | undefined,
): GameMessage | undefined {
  if (!frameWindow || source !== frameWindow) return undefined;
  return typeof data === 'object' && data !== null && 'type' in data ? meanings.get(data.type) : undefined;
}
