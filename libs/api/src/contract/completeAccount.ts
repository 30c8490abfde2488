import * as v from 'valibot';
import { nothing, writeCall } from './call';
import { maybe } from './loose/optional';
import { boundedText } from './loose/texts';
import { askedFlag } from './loose/requests';

/**
 * Adds what the account lacks, all of it at once; what is there already may be left out, and is never changed. Until
 * then orders, launches, rounds and claims are refused with 1020 and `need`. Under 21: 1016, and the account is closed.
 *
 * @example
 * import { parse } from 'valibot';
 * const form = { birthday: '1990-05-20', agree: '1', phone: '639170000002', code: '123456' };
 * parse(completeAccountCall.request, form).agree; // => 1
 * parse(completeAccountCall.response, null); // => null
 */
export const completeAccountCall = writeCall('completeAccount', {
  group: 'accounts',
  kind: 'I',
  refusals: ['phoneTaken', 'wrongCode', 'locked', 'underAge'],
  request: v.object({
    /** YYYY-MM-DD; 21 years ago or more, by the day in Manila. */
    birthday: maybe(v.pipe(v.string(), v.isoDate())),
    /** The terms are agreed to; must be 1. */
    agree: maybe(askedFlag),
    /** With area code, 639 and nine digits. */
    phone: maybe(boundedText(20)),
    /** The SMS code, sent for the scene `bind`. */
    code: maybe(boundedText(10)),
  }),
  response: nothing,
});
