import type { EpochMilliseconds } from '../time/EpochMilliseconds';
import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';
import type { OwnLimit } from './OwnLimit';

/** How long a looser limit waits. */
const waitMs = 86_400_000;

/**
 * A player's limit after he has asked for another.
 *
 * Limit rule: a stricter one applies at once, and so does the first one. A looser one, and none, waits a day and then
 * has to be asked for once more; asking for something else begins another wait.
 *
 * @param wish `undefined` for no limit
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const held = { most: moneyFromPeso(1_000), waiting: undefined };
 * nextOwnLimit(held, moneyFromPeso(500), now); // => { most: moneyFromPeso(500), waiting: undefined }
 * nextOwnLimit(held, moneyFromPeso(5_000), now).most; // => moneyFromPeso(1_000)
 */
export function nextOwnLimit<Most extends number>(
  held: OwnLimit<Most>,
  wish: Most | undefined,
  now: EpochMilliseconds,
): OwnLimit<Most> {
  const { most, waiting } = held;
  const isLooser = most !== undefined && (wish === undefined || wish > most);
  const isSameWish = waiting !== undefined && waiting.most === wish;
  if (!isLooser || (isSameWish && waiting.from <= now)) return { most: wish, waiting: undefined };
  return isSameWish ? held : { most, waiting: { most: wish, from: epochMillisecondsFrom(now + waitMs) } };
}
