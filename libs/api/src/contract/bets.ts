import * as v from 'valibot';
import { countOrZero, epoch, looseInteger, looseNumber } from './loose/numbers';
import { pesoOrZero, score, scoreOrZero } from './loose/amounts';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { listOf } from './loose/lists';
import { maybe } from './loose/optional';
import { readCall } from './call';
import { askedInteger, maybeAskedFlag } from './loose/requests';

/**
 * One bet. Amounts are ledger amounts; `state`: 0 open, 1 settled, 2 void.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(betLog, { LogID: 1, LogTime: 1767196800, BetScore: '10000', state: 1 }).BetScore; // => 10_000
 */
export const betLog = v.object({
  /** Its number; lists are paged by it. */
  LogID: looseInteger,
  /** When, in epoch seconds. */
  LogTime: epoch,
  /** The code of the game. */
  gc: textOrEmpty,
  /** The name shown. */
  name: textOrEmpty,
  /** The code of the studio. */
  pf: textOrEmpty,
  /** The category. */
  cat: textOrEmpty,
  /** The stake. */
  BetScore: score,
  /** What of it counts as turnover. */
  ValidBet: scoreOrZero,
  /** What was won. */
  WinScore: scoreOrZero,
  /** Of a bet: 0 open, 1 settled, 2 void. Of the reward: 0 locked, 1 to receive, 2 received. */
  state: looseInteger,
  /** The number of the round. */
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
  /** What is needed. */
  need: score,
  /** What of it is there. */
  have: scoreOrZero,
  /** The amount given, in pesos. */
  am: pesoOrZero,
  /** How often what is given must be bet. */
  times: maybe(looseNumber),
  /** Of a bet: 0 open, 1 settled, 2 void. Of the reward: 0 locked, 1 to receive, 2 received. */
  state: countOrZero,
});

/**
 * Lists the own bets of one Manila day, newest first, with the sums and the reward of the day. `cat` narrows both
 * to some categories or studios, their codes parted by commas.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(betLog4UCall.request, { curDate: '2026-01-01' }); // => { curDate: '2026-01-01', logId: 0 }
 */
export const betLog4UCall = readCall('betLog4U', {
  group: 'referral',
  paging: { by: 'before', field: 'logId', id: 'LogID', rows: 'list', size: 20 },
  request: v.object({
    /** A Manila day, YYYY-MM-DD. */
    curDate: v.pipe(v.string(), v.isoDate()),
    /** Where the page begins. */
    logId: v.optional(askedInteger, 0),
    /** Categories or studios, parted by commas. */
    cat: maybe(boundedText(200)),
    /** Whether to say how many bets there are of each kind. */
    kinds: maybeAskedFlag,
  }),
  response: v.object({
    /** The rows. */
    list: listOf(betLog),
    /** The whole day in sums. */
    sum: v.object({
      /** How many bets. */
      n: looseInteger,
      /** The stake. */
      BetScore: score,
      /** What was won. */
      WinScore: score,
    }),
    /** How many bets of the day each category and studio has, whatever `cat` says; when `kinds` asks for it. */
    kinds: maybe(
      listOf(
        v.object({
          /** The code of a category or studio. */
          code: textOrEmpty,
          /** How many bets. */
          n: countOrZero,
        }),
      ),
    ),
    /** The reward for the bets of the day; `id` of getTeamReward is the day as a number. */
    reward: maybe(betReward),
  }),
});
