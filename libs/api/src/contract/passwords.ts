import * as v from 'valibot';
import { emptyRequest, nothing, readCall, writeCall } from './call';
import { maybe, orElse } from './loose/optional';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { looseInteger } from './loose/numbers';

/** Four fields of the two calls that set a password by SMS code. `phoneNum` carries the area code. */
const passwordByCode = v.object({
  /** With area code, 639 and nine digits. */
  phoneNum: boundedText(20),
  /** The SMS code. */
  code: boundedText(10),
  /** 8 to 64 characters with a letter and a digit. One that everybody guesses is refused with 1017. */
  password: boundedText(64),
  /** The password again. */
  password1: boundedText(64),
});

/**
 * Binds a phone to an account that has none, and sets its password. A phone of a person who is away with another account
 * is refused with 1007 and `kind` `register`, which holds for this account from then on.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(bindPhoneCall.response, { Phone: 639170000002 }).Phone; // => '639170000002'
 */
export const bindPhoneCall = writeCall('bindPhone', {
  group: 'accounts',
  kind: 'I',
  refusals: ['phoneTaken', 'wrongCode', 'locked', 'accountSuspended', 'weakPassword', 'passwordsDiffer'],
  whileAway: true,
  request: passwordByCode,
  response: v.object({
    /** With area code; '' when none is bound. */
    Phone: textOrEmpty,
  }),
});

/**
 * Sets a new password by SMS code and ends every session. An unknown phone reads like a wrong code.
 *
 * @example
 * import { parse } from 'valibot';
 * const fields = { phoneNum: '639170000002', code: '123456', password: 'Sampaguita9', password1: 'Sampaguita9' };
 * parse(resetPwdCall.request, fields).phoneNum; // => '639170000002'
 */
export const resetPwdCall = writeCall('resetPwd', {
  group: 'accounts',
  kind: 'E',
  auth: 'open',
  refusals: ['wrongCode', 'locked', 'weakPassword', 'passwordsDiffer'],
  request: passwordByCode,
  response: nothing,
});

/**
 * Sends an SMS code, good for its `scene` alone; without one, for logging in. For `unlock` and `away` the
 * phone may be left out. `next` is seconds until the next send, `expire` seconds the code lives.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(sendCodeCall.request, { phone: '639170000002', scene: 'login' }).scene; // => 'login'
 * parse(sendCodeCall.response, {}); // => { next: 60, expire: 300 }
 */
export const sendCodeCall = writeCall('sendCode', {
  group: 'accounts',
  kind: 'E',
  auth: 'open',
  refusals: ['codeSentTooOften'],
  request: v.object({
    /** The phone with its area code. For the scenes `unlock` and `away` it may be left out: the session’s own. */
    phone: maybe(boundedText(20)),
    /** What the code is for, and good for alone; `login` when it is left out. */
    scene: maybe(v.picklist(['register', 'login', 'reset', 'bind', 'unlock', 'away'])),
  }),
  response: v.object({
    /** Seconds until another may be sent. */
    next: orElse(looseInteger, 60),
    /** Seconds the code lives. */
    expire: orElse(looseInteger, 300),
  }),
});

/**
 * Hands out the secret that this session signs payments with: the same one for ten minutes.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getSecretKeyCall.response, { key: 's3cret', expire: '1767196800' }).expire; // => 1767196800
 */
export const getSecretKeyCall = readCall('getSecretKey', {
  group: 'accounts',
  goesAlone: true,
  whileAway: true,
  request: emptyRequest,
  response: v.object({
    /** The secret. */
    key: v.pipe(looseText, v.minLength(1)),
    /** When it ends, in epoch seconds. */
    expire: looseInteger,
  }),
});
