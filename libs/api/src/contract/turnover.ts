import * as v from 'valibot';
import { listOf } from './loose/listOf';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';

/**
 * Something that has to be bet before a withdrawal: `am` pesos that came in, to be bet `times` over, `needFlow` in
 * all, of which `BetFlow` is done. `state`: 0 running, 1 done, 2 void; `etime` is when it ends.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(turnoverRow, { id: 1, logtime: 1767196800, type: 'gift', am: '500' }).type; // => 'bonus'
 */
export const turnoverRow = v.object({
  id: looseInteger,
  logtime: looseInteger,
  type: v.optional(v.fallback(v.picklist(['deposit', 'bonus', 'event']), 'bonus'), 'bonus'),
  title: textOrEmpty,
  am: pesoOrZero,
  times: v.optional(looseInteger, 1),
  needFlow: pesoOrZero,
  BetFlow: pesoOrZero,
  state: v.optional(looseInteger, 0),
  etime: maybe(looseInteger),
});

/**
 * What `turnoverRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: TurnoverRow = parse(turnoverRow, { id: 1, logtime: 1767196800, type: 'gift', am: '500' });
 * row.type; // => 'bonus'
 */
export type TurnoverRow = v.InferOutput<typeof turnoverRow>;

/**
 * What is to be bet, newest first, in pages from 1. `type` narrows it to events; `more` says whether a page follows.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(turnoverCall.request, { page: '1', type: 'event' }); // => { page: 1, type: 'event' }
 */
export const turnoverCall = readCall('turnover', {
  request: v.object({ page: looseInteger, type: maybe(v.literal('event')) }),
  response: v.object({
    list: listOf(turnoverRow),
    needFlow: pesoOrZero,
    BetFlow: pesoOrZero,
    more: looseFlag,
  }),
});
