import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { looseText } from './loose/texts';
import { countOrZero, epoch, epochOrZero, looseInteger } from './loose/numbers';
import { peso, pesoOrZero } from './loose/amounts';
import { maybe, nullOr, orElse, orNull } from './loose/optional';
import { askedInteger } from './loose/requests';

/** One limit in pesos. `pending` is a higher one that waits; with no amount (null) the limit itself is to go. */
const limit = v.object({
  /** The limit, in pesos. */
  am: peso,
  /** What of it is used: credited deposits, or losses. */
  used: peso,
  /** Deposit orders that wait: they may be credited at any moment and leave so much less. */
  open: pesoOrZero,
  /** When the period ends, in epoch seconds. */
  reset: epoch,
  /** A higher limit that waits; without an amount the limit itself is to go. */
  pending: maybe(
    v.object({
      /** The limit, in pesos. */
      am: orNull(peso),
      /** From then on it can be confirmed, in epoch seconds. */
      from: epoch,
      /** From then on it can no longer be confirmed, in epoch seconds. */
      lapse: maybe(epoch),
    }),
  ),
});

/**
 * A limit that is set, in pesos, and what of it is used.
 *
 * @example
 * const day: RgLimit = { am: 1_000, used: 600, open: 400, reset: 1_767_196_800 };
 * day.am - day.used - day.open; // => 0
 */
export type RgLimit = v.InferOutput<typeof limit>;

/** Null is no limit. One that is left out is not known, and may not be told as none: such an answer is refused. */
const spans = v.object({
  /** Each day. */
  day: nullOr(limit),
  /** Each week. */
  week: nullOr(limit),
  /** Each month. */
  month: nullOr(limit),
});

/**
 * How many minutes a day he allows himself at the games. `sec` is how many seconds of today's were used, `pending` more
 * minutes that wait; with none (null) the limit itself is to go.
 */
const session = v.object({
  /** In minutes. */
  min: looseInteger,
  /** Seconds of today that were played. */
  sec: countOrZero,
  /** When the period ends, in epoch seconds. */
  reset: epochOrZero,
  /** A higher limit that waits; without an amount the limit itself is to go. */
  pending: maybe(
    v.object({
      /** In minutes. */
      min: orNull(looseInteger),
      /** From then on it can be confirmed, in epoch seconds. */
      from: epoch,
      /** From then on it can no longer be confirmed, in epoch seconds. */
      lapse: maybe(epoch),
    }),
  ),
});

/**
 * What a player has set for himself; null where nothing is set. Instants are epoch seconds. `play` is the play session
 * at the games that runs: when it began, and what was staked, won and deposited in it. With `check` it has lasted so
 * long that launches and rounds are refused with 1021 until `rgCheck`.
 *
 * @example
 * import { parse, ValiError } from 'valibot';
 * const none = { day: null, week: null, month: null };
 * const told = { dep: none, loss: none, session: null, reality: { min: 0 } };
 * parse(rgLimits, told).dep.day; // => null
 * parse(rgLimits, { ...told, dep: {} }); // throws ValiError
 */
export const rgLimits = v.object({
  /** Limits of deposits. */
  dep: spans,
  /** Limits of what games may cost. */
  loss: spans,
  /** Minutes a day at the games. */
  session: nullOr(session),
  /** Minutes between two reality checks; 0 is none. */
  reality: v.object({
    /** In minutes. */
    min: looseInteger,
  }),
  /** The play session at the games that runs, or has a reality check that waits. */
  play: maybe(
    v.object({
      /** When it began, in epoch seconds. */
      start: epoch,
      /** Won less staked, in pesos. */
      net: maybe(peso),
      /** What was staked since, in pesos. */
      staked: maybe(peso),
      /** What was won since, in pesos. */
      won: maybe(peso),
      /** Deposits that were credited since, in pesos. */
      dep: maybe(peso),
      /** The reality check that is due. */
      check: maybe(
        v.object({
          /** Which one of this play session it is; several that were missed are one. */
          no: looseInteger,
        }),
      ),
    }),
  ),
  /** That the player is asked for a deposit limit: for the first time, or because the last answer is old. */
  prompt: maybe(v.picklist(['first', 'review'])),
  /** 1 for who is back from an exclusion: nothing is played and nothing is paid in before that question is answered. */
  owed: maybe(v.literal(1)),
  /** How far the operator goes with what it has noticed: 0 nothing, 1 a letter, 2 quiet, 3 a day of care. */
  level: countOrZero,
  /** What it has noticed: the markers of harm by their names. */
  seen: orElse(v.array(looseText), []),
  /** 1 while the card of level 2 waits for an answer: a limit, a break, or `rgPrompt`. */
  card: maybe(v.literal(1)),
  /** That the player is away: on a break, excluded or not back from it, away with another account, or to be talked with. */
  away: maybe(
    v.object({
      /** What it is: `break`, `exclusion`, `over` for an exclusion that has ended, `register` or `care`. */
      kind: looseText,
      /** When it ends, or has ended, in epoch seconds; 0 when nobody knows it yet. */
      until: epoch,
      /** Asked to come back: from then on it can be said again, in epoch seconds. */
      from: maybe(epoch),
      /** From then on that asking has lapsed, in epoch seconds. */
      lapse: maybe(epoch),
      /** When it has just begun: the token that pays out, since every session has ended. */
      payout: maybe(looseText),
    }),
  ),
  /** A break that runs. */
  cool: orNull(
    v.object({
      /** When it ends, in epoch seconds. */
      until: epoch,
    }),
  ),
  /** An exclusion that runs. */
  excl: orNull(
    v.object({
      /** When it ends, in epoch seconds. */
      until: epoch,
      /** Until then nothing undoes it. */
      irrevocableUntil: epoch,
    }),
  ),
});

/**
 * What `rgLimits` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const none = { day: null, week: null, month: null };
 * const row: RgLimits = parse(rgLimits, { dep: none, loss: none, session: null, reality: { min: 60 } });
 * row.reality.min; // => 60
 */
export type RgLimits = v.InferOutput<typeof rgLimits>;

/**
 * Tells the limits a player has set for himself.
 *
 * @example
 * rgInfoCall.path; // => '/api/web/rgInfo'
 * rgInfoCall.effect; // => 'read'
 */
export const rgInfoCall = readCall('rgInfo', {
  group: 'protection',
  whileAway: true,
  request: emptyRequest,
  response: rgLimits,
});

/**
 * Sets a limit: a lower one at once, a higher one or none after a day, asked for again within seven days. `value` is
 * whole pesos up to 9,999,999 for `dep` and `loss` (with a `span`), 10 to 1,440 minutes a day for `session`, and 15, 30
 * or 60 minutes for `reality`, which nobody turns off. Left out, it removes the limit; an empty one: 1001. Loosened
 * while the player is away: 1007; a longer interval while a reality check waits for its answer: 1021.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { kind: 'dep', span: 'day' };
 * parse(rgSetCall.request, { ...request, value: '1000' }); // => { ...request, value: 1000 }
 */
export const rgSetCall = writeCall('rgSet', {
  group: 'protection',
  kind: 'I',
  refusals: ['accountSuspended', 'checkDue'],
  whileAway: true,
  request: v.object({
    /** Which limit. */
    kind: v.picklist(['dep', 'loss', 'session', 'reality']),
    /** The period; needed for `dep` and `loss`. */
    span: maybe(v.picklist(['day', 'week', 'month'])),
    /** Whole pesos for `dep` and `loss`, minutes otherwise; left out, it removes the limit. */
    value: v.optional(askedInteger),
  }),
  response: rgLimits,
});
