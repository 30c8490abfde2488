import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/** One limit in pesos. `pending` is a higher one that waits; without an amount the limit itself is to go. */
const limit = v.object({
  am: peso,
  used: v.optional(peso, 0),
  reset: looseInteger,
  pending: maybe(v.object({ am: maybe(peso), from: looseInteger })),
});

/**
 * A limit that is set, in pesos, and what of it is used.
 *
 * @example
 * const day: RgLimit = { am: 1_000, used: 0, reset: 1_767_196_800 };
 * day.am - day.used; // => 1_000
 */
export type RgLimit = v.InferOutput<typeof limit>;

const spans = v.object({ day: maybe(limit), week: maybe(limit), month: maybe(limit) });

/**
 * How many minutes a day he allows himself at the games. `sec` is how many seconds of today's were used, `pending` more
 * minutes that wait; without minutes the limit itself is to go.
 */
const session = v.object({
  min: looseInteger,
  sec: v.optional(looseInteger, 0),
  reset: v.optional(looseInteger, 0),
  pending: maybe(v.object({ min: maybe(looseInteger), from: looseInteger })),
});

/**
 * What a player has set for himself. Instants are epoch seconds. `play` is the sitting at the games that runs: when it
 * began, and what it has brought (below zero: cost) since, in pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgLimits, { dep: {}, loss: {} }).reality.min; // => 0
 */
export const rgLimits = v.object({
  dep: spans,
  loss: spans,
  session: maybe(session),
  reality: v.optional(v.object({ min: looseInteger }), { min: 0 }),
  play: maybe(v.object({ start: looseInteger, net: maybe(peso) })),
  cool: maybe(v.object({ until: looseInteger })),
  excl: maybe(v.object({ until: looseInteger, irrevocableUntil: looseInteger })),
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
 * The limits a player has set for play.
 *
 * @example
 * rgInfoCall.path; // => '/api/web/rgInfo'
 * rgInfoCall.effect; // => 'read'
 */
export const rgInfoCall = readCall('rgInfo', { request: emptyRequest, response: rgLimits });

/**
 * Sets one limit; no value removes it. `value` is pesos for `dep` and `loss` (which need a `span`), minutes a day for
 * `session`, and for `reality` the minutes between two reality checks: 15, 30, 60, or 0 for none.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { kind: 'dep', span: 'day' };
 * parse(rgSetCall.request, { ...request, value: '1000' }); // => { ...request, value: 1000 }
 */
export const rgSetCall = writeCall('rgSet', {
  request: v.object({
    kind: v.picklist(['dep', 'loss', 'session', 'reality']),
    span: maybe(v.picklist(['day', 'week', 'month'])),
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
  request: v.object({ hours: v.pipe(looseInteger, v.picklist([24, 72, 168, 720])), password }),
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
  request: v.object({
    months: v.pipe(looseInteger, v.picklist([6, 12, 60])),
    password,
    confirm: v.literal('EXCLUDE'),
  }),
  response: rgLimits,
});

/**
 * Shows once more who holds the device. Refused with 1002 for a wrong password and with 1005 after too many of them.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { password: 'mabuhay2026' };
 * parse(checkPwdCall.request, request); // => request
 */
export const checkPwdCall = writeCall('checkPwd', {
  request: v.object({ password: v.pipe(v.string(), v.maxLength(64)) }),
  response: v.null(),
});
