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

/** Binds a phone to the account and sets its password, by SMS code. */
export const bindPhoneCall = writeCall('bindPhone', {
  request: passwordByCode,
  response: v.object({ Phone: textOrEmpty }),
});

/** Sets a forgotten password anew, by SMS code. */
export const resetPwdCall = writeCall('resetPwd', { request: passwordByCode, response: nothing });

/** Sends an SMS code. `next` = seconds until the next send, `expire` = seconds the code lives. */
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

/** The session's secret for signing payments; `expire` is an instant in epoch seconds. */
export const getSecretKeyCall = readCall('getSecretKey', {
  request: emptyRequest,
  response: v.object({ key: v.pipe(looseText, v.minLength(1)), expire: looseInteger }),
});
