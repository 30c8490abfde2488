import * as v from 'valibot';
import { epoch, looseInteger } from './loose/numbers';
import { maybe, orElse } from './loose/optional';
import { listOf } from './loose/lists';
import { pesoOrZero } from './loose/amounts';
import { textOrEmpty } from './loose/texts';
import { readCall } from './call';
import { askedInteger } from './loose/requests';

/**
 * What an event gave. `title` is the event in the player's language; `prize_type` 1 cash, 2 thanks, 3 mystery, 4 fixed
 * amount; `state` 1 to collect, 2 done; `goal` 1 only adds to a goal paid out separately.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(prizeLogRow, { logid: 1, logtime: 1767196800, activity_type: 8, am: '5' }).prize_type; // => 1
 */
export const prizeLogRow = v.object({
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** When, in epoch seconds. */
  logtime: epoch,
  /** The number of the activity. */
  activity_type: looseInteger,
  /** The heading. */
  title: textOrEmpty,
  /** 1 cash, 2 thanks, 3 mystery, 4 fixed amount. */
  prize_type: orElse(looseInteger, 1),
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** 1 to collect, 2 done. */
  state: orElse(looseInteger, 2),
  /** 1: it only adds to a goal that is paid out as a prize of its own. */
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
 * Lists what events gave, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(lotteryLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const lotteryLogCall = readCall('lotteryLog', {
  group: 'events',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  request: v.object({
    /** Where the page begins. */
    logId: askedInteger,
  }),
  response: listOf(prizeLogRow),
});
