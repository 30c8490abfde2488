import * as v from 'valibot';
import { type ControlContract, count, nothing } from './fields';

/**
 * Plays rounds of today for a player; his balance stays the same.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(betsControl.request, { userId: 7, count: 20 }).count; // => 20
 */
export const betsControl = {
  name: 'bets',
  request: v.object({ userId: count, count: v.pipe(count, v.maxValue(20_000)) }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * A message in the operator's own words, as long as a letter is; `amount` in pesos, up to a million, `lasts` in
 * seconds.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(mailControl.request, { userId: 7, title: 'Hello', text: 'Welcome back.' }).kind; // => 'plain'
 */
export const mailControl = {
  name: 'mail',
  request: v.object({
    userId: count,
    title: v.pipe(v.string(), v.maxLength(200)),
    text: v.pipe(v.string(), v.maxLength(4000)),
    kind: v.optional(v.picklist(['plain', 'important', 'care']), 'plain'),
    amount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), 0),
    lasts: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(315_360_000))),
  }),
  response: nothing,
} as const satisfies ControlContract;

/**
 * The newest code that was sent to a phone, given with its area code.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(smsControl.response, { code: '123456' }).code; // => '123456'
 */
export const smsControl = {
  name: 'sms',
  request: v.object({ phone: v.string() }),
  response: v.object({ code: v.string() }),
} as const satisfies ControlContract;
