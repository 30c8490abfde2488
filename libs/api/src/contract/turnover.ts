import * as v from 'valibot';
import { countOrZero, epoch, looseFlag, looseInteger } from './loose/numbers';
import { maybe, orElse } from './loose/optional';
import { listOf } from './loose/lists';
import { pesoOrZero } from './loose/amounts';
import { textOrEmpty } from './loose/texts';
import { readCall } from './call';
import { askedInteger } from './loose/requests';

/**
 * Something that has to be bet before a withdrawal: `am` pesos that came in, to be bet `times` over, `needFlow` in
 * all, of which `BetFlow` is done. `state`: 0 running, 1 done, 2 void; `etime` is when it ends.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(turnoverRow, { id: 1, logtime: 1767196800, type: 'gift', am: '500' }).type; // => 'bonus'
 */
export const turnoverRow = v.object({
  /** Its number. */
  id: looseInteger,
  /** When, in epoch seconds. */
  logtime: epoch,
  /** What brought it. */
  type: v.optional(v.fallback(v.picklist(['deposit', 'bonus', 'event']), 'bonus'), 'bonus'),
  /** The heading. */
  title: textOrEmpty,
  /** What came in, in pesos. */
  am: pesoOrZero,
  /** How often it must be bet. */
  times: orElse(looseInteger, 1),
  /** What has to be bet, in pesos. */
  needFlow: pesoOrZero,
  /** What of it is bet, in pesos. */
  BetFlow: pesoOrZero,
  /** 0 running, 1 done, 2 void. */
  state: countOrZero,
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: maybe(epoch),
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
 * Lists what has to be bet before a withdrawal, newest first. `type` narrows it to events; `more` says whether a
 * page follows.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(turnoverCall.request, { page: '1', type: 'event' }); // => { page: 1, type: 'event' }
 */
export const turnoverCall = readCall('turnover', {
  group: 'events',
  paging: { by: 'page', field: 'page', id: 'id', rows: 'list', size: 20, more: 'more' },
  request: v.object({
    /** The page, from 1. */
    page: askedInteger,
    /** `event` narrows the list to events. */
    type: maybe(v.literal('event')),
  }),
  response: v.object({
    /** The rows. */
    list: listOf(turnoverRow),
    /** What has to be bet, in pesos. */
    needFlow: pesoOrZero,
    /** What of it is bet, in pesos. */
    BetFlow: pesoOrZero,
    /** Whether a page follows. */
    more: looseFlag,
  }),
});
