import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { boundedText } from './loose/texts';
import { countOrZero, epoch, epochOrZero, looseInteger } from './loose/numbers';
import { peso, pesoOrZero } from './loose/amounts';
import { maybe, orElse, orNull } from './loose/optional';

/** One limit in pesos. `pending` is a higher one that waits; with no amount (null) the limit itself is to go. */
const limit = v.object({
  /** The limit, in pesos. */
  am: peso,
  /** What of it is used. */
  used: pesoOrZero,
  /** When the period ends, in epoch seconds. */
  reset: epoch,
  /** A higher limit that waits; without an amount the limit itself is to go. */
  pending: maybe(
    v.object({
      /** The limit, in pesos. */
      am: orNull(peso),
      /** The first Manila day, YYYY-MM-DD. */
      from: epoch,
    }),
  ),
});

/**
 * A limit that is set, in pesos, and what of it is used.
 *
 * @example
 * const day: RgLimit = { am: 1_000, used: 0, reset: 1_767_196_800 };
 * day.am - day.used; // => 1_000
 */
export type RgLimit = v.InferOutput<typeof limit>;

const spans = v.object({
  /** Each day. */
  day: orNull(limit),
  /** Each week. */
  week: orNull(limit),
  /** Each month. */
  month: orNull(limit),
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
      /** The first Manila day, YYYY-MM-DD. */
      from: epoch,
    }),
  ),
});

/**
 * What a player has set for himself; null where nothing is set. Instants are epoch seconds. `play` is the play session
 * at the games that runs: when it began, and what it has brought (below zero: cost) since, in pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgLimits, { dep: {}, loss: {} }).reality.min; // => 0
 * parse(rgLimits, { dep: { day: null }, loss: {} }).dep.day; // => null
 */
export const rgLimits = v.object({
  /** Limits of deposits. */
  dep: spans,
  /** Limits of what games may cost. */
  loss: spans,
  /** Minutes a day at the games. */
  session: orNull(session),
  /** Minutes between two reality checks; 0 is none. */
  reality: orElse(
    v.object({
      /** In minutes. */
      min: looseInteger,
    }),
    {
      /** In minutes. */
      min: 0,
    },
  ),
  /** The play session at the games that runs. */
  play: maybe(
    v.object({
      /** When it began, in epoch seconds. */
      start: epoch,
      /** Won less staked, in pesos. */
      net: maybe(peso),
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
 * const row: RgLimits = parse(rgLimits, { dep: {}, loss: {} });
 * row.reality.min; // => 0
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
  request: emptyRequest,
  response: rgLimits,
});

/**
 * Sets a limit: a lower one at once, a higher one or none after a day. `value` is pesos for `dep` and `loss` (with
 * a `span`), minutes a day for `session`, and 15, 30, 60 or 0 minutes for `reality`.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { kind: 'dep', span: 'day' };
 * parse(rgSetCall.request, { ...request, value: '1000' }); // => { ...request, value: 1000 }
 */
export const rgSetCall = writeCall('rgSet', {
  group: 'protection',
  kind: 'I',
  request: v.object({
    /** Which limit. */
    kind: v.picklist(['dep', 'loss', 'session', 'reality']),
    /** The period; needed for `dep` and `loss`. */
    span: maybe(v.picklist(['day', 'week', 'month'])),
    /** Pesos for `dep` and `loss`, minutes otherwise; none removes the limit. */
    value: maybe(peso),
  }),
  response: rgLimits,
});

const password = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

/**
 * Lets the account rest for some hours. Every session ends.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgBreakCall.request, { hours: '24', password: 'mabuhay2026' }); // => { hours: 24, password: 'mabuhay2026' }
 */
export const rgBreakCall = writeCall('rgBreak', {
  group: 'protection',
  kind: 'E',
  refusals: ['wrongCredentials', 'locked'],
  request: v.object({
    /** How long the account rests. */
    hours: v.pipe(looseInteger, v.picklist([24, 72, 168, 720])),
    /** The password. */
    password,
  }),
  response: rgLimits,
});

/**
 * Excludes the player for some months. Nothing undoes it for the first six.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { password: 'mabuhay2026', confirm: 'EXCLUDE' };
 * parse(rgExcludeCall.request, { ...request, months: '6' }); // => { ...request, months: 6 }
 */
export const rgExcludeCall = writeCall('rgExclude', {
  group: 'protection',
  kind: 'E',
  refusals: ['wrongCredentials', 'locked'],
  request: v.object({
    /** How long the exclusion lasts. */
    months: v.pipe(looseInteger, v.picklist([6, 12, 60])),
    /** The password. */
    password,
    /** Must be EXCLUDE. */
    confirm: v.literal('EXCLUDE'),
  }),
  response: rgLimits,
});

/**
 * Unlocks a session that was left alone (1022), by the password or an SMS code of the `scene` `unlock`. Refused
 * with 1002 or 1004 when that is wrong, 1005 after too many tries, and 1008 for an account without either.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(checkPwdCall.request, { password: 'mabuhay2026' }); // => { password: 'mabuhay2026' }
 * parse(checkPwdCall.request, { code: '123456' }); // => { code: '123456' }
 */
export const checkPwdCall = writeCall('checkPwd', {
  group: 'protection',
  kind: 'I',
  refusals: ['wrongCredentials', 'wrongCode', 'locked', 'accountSuspended', 'notEligible'],
  whileLocked: true,
  request: v.object({
    /** The password. */
    password: maybe(boundedText(64)),
    /** Instead of the password: an SMS code that was sent with the `scene` `unlock`. */
    code: maybe(boundedText(10)),
  }),
  response: v.null(),
});
