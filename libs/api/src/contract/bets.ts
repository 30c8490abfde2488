import * as v from 'valibot';
import { boundedText } from './loose/boundedText';
import { listOf } from './loose/listOf';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';

/**
 * One bet. Amounts are ledger amounts; `state`: 0 open, 1 settled, 2 void.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(betLog, { LogID: 1, LogTime: 1767196800, BetScore: '10000', state: 1 }).BetScore; // => 10_000
 */
export const betLog = v.object({
  LogID: looseInteger,
  LogTime: looseInteger,
  gc: textOrEmpty,
  name: textOrEmpty,
  pf: textOrEmpty,
  cat: textOrEmpty,
  BetScore: score,
  ValidBet: v.optional(score, 0),
  WinScore: v.optional(score, 0),
  state: looseInteger,
  round: maybe(looseText),
});

/**
 * What `betLog` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: BetLog = parse(betLog, { LogID: 1, LogTime: 1767196800, BetScore: '10000', state: 1 });
 * row.BetScore; // => 10_000
 */
export type BetLog = v.InferOutput<typeof betLog>;

/** The reward for the bets of a day. `state`: 0 locked, 1 to receive, 2 received. */
const betReward = v.object({
  need: score,
  have: v.optional(score, 0),
  am: pesoOrZero,
  state: v.optional(looseInteger, 0),
});

/**
 * The player's own bets of one Manila day before `logId` (0 = from the newest), newest first, and the sums of that day.
 * `cat` narrows both to some categories or studios, their codes parted by commas.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(betLog4UCall.request, { curDate: '2026-01-01' }); // => { curDate: '2026-01-01', logId: 0 }
 */
export const betLog4UCall = readCall('betLog4U', {
  request: v.object({
    curDate: v.pipe(v.string(), v.isoDate()),
    logId: v.optional(looseInteger, 0),
    cat: maybe(boundedText(200)),
  }),
  response: v.object({
    list: listOf(betLog),
    sum: v.object({ n: looseInteger, BetScore: score, WinScore: score }),
    reward: maybe(betReward),
  }),
});
