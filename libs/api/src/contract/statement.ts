import * as v from 'valibot';
import { listOf } from './loose/listOf';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';

const manilaDay = v.pipe(v.string(), v.isoDate());

/**
 * One movement of the balance. `am` is above zero when the balance grew, `bal` is the balance after it.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(statementRow, { id: 1, t: 1767196800, kind: 'dep', am: '500' }).am; // => 500
 */
export const statementRow = v.object({
  id: looseInteger,
  t: looseInteger,
  kind: textOrEmpty,
  am: peso,
  bal: maybe(peso),
  ref: textOrEmpty,
});

/**
 * What `statementRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: StatementRow = parse(statementRow, { id: 1, t: 1767196800, kind: 'dep', am: '500' });
 * row.am; // => 500
 */
export type StatementRow = v.InferOutput<typeof statementRow>;

/** Won less staked of one Manila day. */
const statementDay = v.object({ d: manilaDay, net: peso });

/**
 * The player's account from one Manila day to another, both included and at most 92 days: the sums, the balance before
 * and after, the net of each of the 30 days up to `to`, and the movements before `logId` (0 = from the newest), newest
 * first, 200 a page. `minutes` counts play as far as rounds can tell.
 *
 * @example
 * import { parse } from 'valibot';
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * parse(statementCall.request, january); // => { ...january, logId: 0 }
 */
export const statementCall = readCall('statement', {
  request: v.object({ from: manilaDay, to: manilaDay, logId: v.optional(looseInteger, 0) }),
  response: v.object({
    dep: peso,
    wdw: peso,
    bonus: peso,
    BetScore: score,
    WinScore: score,
    net: peso,
    minutes: maybe(looseInteger),
    open: maybe(peso),
    close: maybe(peso),
    days: maybe(listOf(statementDay)),
    rows: listOf(statementRow),
  }),
});
