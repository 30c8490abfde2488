import * as v from 'valibot';
import { epoch, looseInteger } from './loose/numbers';
import { listOf } from './loose/lists';
import { maybe } from './loose/optional';
import { peso, score } from './loose/amounts';
import { looseText, textOrEmpty } from './loose/texts';
import { readCall } from './call';
import { askedInteger } from './loose/requests';

const manilaDay = v.pipe(v.string(), v.isoDate());

/**
 * One movement of the balance. `am` is above zero when the balance grew, `bal` is the balance after it.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(statementRow, { id: 1, t: 1767196800, kind: 'dep', am: '500' }).am; // => 500
 */
export const statementRow = v.object({
  /** Its number. */
  id: looseInteger,
  /** When, in epoch seconds. */
  t: epoch,
  /** What it is. */
  kind: textOrEmpty,
  /** Above zero when the balance grew. */
  am: peso,
  /**
   * The balance after it.
   *
   * @owed
   */
  bal: maybe(peso),
  /** What it belongs to. */
  ref: textOrEmpty,
  /** The name of the game, of a bet and its win. */
  name: maybe(looseText),
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
const statementDay = v.object({
  /** The Manila day. */
  d: manilaDay,
  /** Won less staked, in pesos. */
  net: peso,
});

/**
 * Tells sums and movements from one Manila day to another, both included and at most 92 days, 200 movements a
 * page. `minutes` counts play as far as rounds can tell.
 *
 * @example
 * import { parse } from 'valibot';
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * parse(statementCall.request, january); // => { ...january, logId: 0 }
 */
export const statementCall = readCall('statement', {
  group: 'protection',
  paging: { by: 'before', field: 'logId', id: 'id', rows: 'rows', size: 200 },
  whileAway: true,
  request: v.object({
    /** The first Manila day, YYYY-MM-DD. */
    from: manilaDay,
    /** The last Manila day, YYYY-MM-DD. */
    to: manilaDay,
    /** Where the page begins. */
    logId: v.optional(askedInteger, 0),
  }),
  response: v.object({
    /** Deposits, in pesos. */
    dep: peso,
    /** Withdrawals, in pesos. */
    wdw: peso,
    /** Gifts received. */
    bonus: peso,
    /** Stakes. */
    BetScore: score,
    /** Wins. */
    WinScore: score,
    /** Won less staked, in pesos. */
    net: peso,
    /**
     * Minutes of play, as far as rounds can tell.
     *
     * @owed
     */
    minutes: maybe(looseInteger),
    /** The balance before the first movement. */
    open: maybe(peso),
    /** The balance after the last movement. */
    close: maybe(peso),
    /** Won less staked, day by day. */
    days: maybe(listOf(statementDay)),
    /** The movements. */
    rows: listOf(statementRow),
  }),
});
