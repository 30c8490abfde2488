import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero } from './loose/numbers';
import { peso, pesoOrZero } from './loose/amounts';
import { rgLimits } from './responsible';

const sum = v.object({
  /** Deposits that were credited, in pesos. */
  dep: pesoOrZero,
  /** Withdrawals that were paid out, in pesos. */
  wdw: pesoOrZero,
  /** Deposited less withdrawn, in pesos. */
  net: peso,
});

/**
 * Tells what the player has paid in and taken out: of the last 30 days, of this Manila month, of all time, and of the
 * last twelve months, the oldest first and this one last.
 *
 * @example
 * import { parse } from 'valibot';
 * const sum = { dep: 12_000, wdw: 4_000, net: 8_000 };
 * const months = [{ ...sum, m: '2026-11', min: 95 }];
 * parse(rgSpendCall.response, { d30: sum, month: sum, all: sum, months }).d30.net; // => 8_000
 */
export const rgSpendCall = readCall('rgSpend', {
  group: 'protection',
  whileAway: true,
  request: emptyRequest,
  response: v.object({
    /** The last 30 days. */
    d30: sum,
    /** This Manila month. */
    month: sum,
    /** Since the account was opened. */
    all: sum,
    /** Twelve Manila months, the oldest first. */
    months: v.array(
      v.object({
        ...sum.entries,
        /** The Manila month, YYYY-MM. */
        m: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
        /** Whole minutes at the games. */
        min: countOrZero,
      }),
    ),
  }),
});

/**
 * Says that the question for a deposit limit is answered: `set` after at least one was set by `rgSet`, else 1001; `none`
 * for no limit. It is asked again after some months.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgPromptCall.request, { answer: 'none' }); // => { answer: 'none' }
 */
export const rgPromptCall = writeCall('rgPrompt', {
  group: 'protection',
  kind: 'I',
  request: v.object({
    /** Whether a limit was set. */
    answer: v.picklist(['set', 'none']),
  }),
  response: rgLimits,
});
