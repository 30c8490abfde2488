import * as v from 'valibot';
import { writeCall } from './call';
import { maybe } from './loose/optional';
import { boundedText } from './loose/texts';

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
