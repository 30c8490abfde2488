import * as v from 'valibot';
import { listOf } from './loose/listOf';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';

/**
 * What an event gave. `title` is the event in the player's language; `prize_type`: 1 cash, 2 thanks, 3 mystery,
 * 4 fixed amount; `state`: 1 to collect, 2 done; `goal` 1: it only adds to a goal that is paid out as a prize of its own.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(prizeLogRow, { logid: 1, logtime: 1767196800, activity_type: 8, am: '5' }).prize_type; // => 1
 */
export const prizeLogRow = v.object({
  logid: looseInteger,
  logtime: looseInteger,
  activity_type: looseInteger,
  title: textOrEmpty,
  prize_type: v.optional(looseInteger, 1),
  am: pesoOrZero,
  state: v.optional(looseInteger, 2),
  goal: maybe(looseInteger),
});

/**
 * What `prizeLogRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: PrizeLogRow = parse(prizeLogRow, { logid: 1, logtime: 1767196800, activity_type: 8, am: '5' });
 * row.prize_type; // => 1
 */
export type PrizeLogRow = v.InferOutput<typeof prizeLogRow>;

/**
 * The prizes of all events before `logId` (0 = from the newest), newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(lotteryLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const lotteryLogCall = readCall('lotteryLog', {
  request: v.object({ logId: looseInteger }),
  response: listOf(prizeLogRow),
});
