import * as v from 'valibot';
import { writeCall } from './call';
import { maybe } from './loose/optional';
import { askedInteger } from './loose/requests';
import { boundedText } from './loose/texts';
import { rgLimits } from './responsible';

/**
 * Begins a break of some hours, without any proof. Every session ends; `away.payout` is the token that pays out. While
 * away only a longer one is begun; one that ends no later than what runs is refused with 1001.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgBreakCall.request, { hours: '24' }); // => { hours: 24 }
 */
export const rgBreakCall = writeCall('rgBreak', {
  group: 'protection',
  kind: 'E',
  whileAway: true,
  request: v.object({
    /** How long the break lasts. */
    hours: v.pipe(askedInteger, v.picklist([24, 72, 168, 720, 1440, 2160])),
  }),
  response: rgLimits,
});

/**
 * Excludes the player for some months, from now on, and during an exclusion from its end. Nothing undoes it. An account
 * with a password or a phone proves one of the two, by an SMS code of the `scene` `away`; one with neither nothing. Every
 * session ends; `away.payout` is the token that pays out.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { password: 'mabuhay2026', confirm: 'EXCLUDE' };
 * parse(rgExcludeCall.request, { ...request, months: '6' }); // => { ...request, months: 6 }
 */
export const rgExcludeCall = writeCall('rgExclude', {
  group: 'protection',
  kind: 'E',
  refusals: ['wrongCredentials', 'wrongCode', 'locked'],
  whileAway: true,
  request: v.object({
    /** How long the exclusion lasts. */
    months: v.pipe(askedInteger, v.picklist([6, 12, 60])),
    /** The password. */
    password: maybe(boundedText(64)),
    /** Instead of the password: an SMS code that was sent with the `scene` `away`. */
    code: maybe(boundedText(10)),
    /** Must be EXCLUDE. */
    confirm: v.literal('EXCLUDE'),
  }),
  response: rgLimits,
});
