import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/** Four fields of the two calls that set a password by SMS code. `phoneNum` carries the area code. */
const passwordByCode = v.object({
  phoneNum: boundedText(20),
  code: boundedText(10),
  password: boundedText(64),
  password1: boundedText(64),
});

/**
 * Binds a phone to the account and sets its password, by SMS code.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(bindPhoneCall.response, { Phone: 639170000002 }).Phone; // => '639170000002'
 */
export const bindPhoneCall = writeCall('bindPhone', {
  request: passwordByCode,
  response: v.object({ Phone: textOrEmpty }),
});

/**
 * Sets a forgotten password anew, by SMS code.
 *
 * @example
 * import { parse } from 'valibot';
 * const fields = { phoneNum: '639170000002', code: '123456', password: 'Sampaguita9', password1: 'Sampaguita9' };
 * parse(resetPwdCall.request, fields).phoneNum; // => '639170000002'
 */
export const resetPwdCall = writeCall('resetPwd', { request: passwordByCode, response: nothing });

/**
 * Sends an SMS code. `next` = seconds until the next send, `expire` = seconds the code lives.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(sendCodeCall.request, { phone: '639170000002', scene: 'login' }).scene; // => 'login'
 * parse(sendCodeCall.response, {}); // => { next: 60, expire: 300 }
 */
export const sendCodeCall = writeCall('sendCode', {
  request: v.object({
    phone: boundedText(20),
    scene: maybe(v.picklist(['register', 'login', 'reset', 'bind'])),
  }),
  response: v.object({
    next: v.optional(looseInteger, 60),
    expire: v.optional(looseInteger, 300),
  }),
});

/**
 * The session's secret for signing payments; `expire` is an instant in epoch seconds.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getSecretKeyCall.response, { key: 's3cret', expire: '1767196800' }).expire; // => 1767196800
 */
export const getSecretKeyCall = readCall('getSecretKey', {
  request: emptyRequest,
  response: v.object({ key: v.pipe(looseText, v.minLength(1)), expire: looseInteger }),
});
