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
export type RgLimits = v.InferOutput<typeof rgLimits>;

export const rgInfoCall = readCall('rgInfo', { request: emptyRequest, response: rgLimits });

/**
 * Sets one limit; no value removes it. `value` is pesos for `dep` and `loss` (which need a `span`), minutes a day for
 * `session`, and for `reality` the minutes between two reality checks: 15, 30, 60, or 0 for none.
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

/** Lets the account rest for some hours. Every session ends. */
export const rgBreakCall = writeCall('rgBreak', {
  request: v.object({ hours: v.pipe(looseInteger, v.picklist([24, 72, 168, 720])), password }),
  response: rgLimits,
});

/** Excludes the player for some months. Nothing undoes it for the first six. */
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
 */
export const checkPwdCall = writeCall('checkPwd', {
  request: v.object({ password: v.pipe(v.string(), v.maxLength(64)) }),
  response: v.null(),
});
