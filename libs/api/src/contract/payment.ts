import * as v from 'valibot';
import { boundedText } from './loose/boundedText';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';
import type { PaymentCallContract } from './PaymentCallContract';

/**
 * Every payment call has this one path; what it does is in the query.
 *
 * @example
 * PAYMENT_PATH; // => '/pay/client'
 */
export const PAYMENT_PATH = '/pay/client';

/**
 * The status line of every payment answer, read before the rest.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(paymentStatus, { code: '200' }).code; // => 200
 */
export const paymentStatus = v.object({ code: looseInteger, msg: textOrEmpty });

/**
 * The `extra` of a deposit, as JSON text; `account_name` is '' when the mode asks for none.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositExtra, { account_name: 'Juan dela Cruz' }).account_name; // => 'Juan dela Cruz'
 */
export const depositExtra = v.object({ account_name: v.pipe(textOrEmpty, v.maxLength(100)) });

/**
 * The `extra` of a withdrawal, as JSON text.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(withdrawExtra, { account_name: 'Juan', account_no: '09171234567', bank_code: 'GCASH' }).bank_code; // => 'GCASH'
 */
export const withdrawExtra = v.object({
  account_name: boundedText(100),
  account_no: boundedText(40),
  bank_code: boundedText(40),
});

/**
 * Opens a deposit order in `{mode}`. `amount` is canonical decimal text in pesos, `acId` the promotion's
 * type (0 = none), `sign` covers secret, amount, userid and the very text of `extra`. Whether a repeated
 * idempotency key comes with the same form is judged without `sign`, which changes with the session's secret.
 *
 * @example
 * import { parse } from 'valibot';
 * depositCall.query('gcash'); // => 'f=gcash_deposit&c=h5'
 * parse(depositCall.response, { pay_url: 'https://pay.example/1' }).orderid; // => undefined
 */
export const depositCall = {
  name: 'deposit',
  effect: 'write',
  body: 'form',
  okCode: 200,
  query: (mode: string) => `f=${encodeURIComponent(mode)}_deposit&c=h5`,
  request: v.object({
    amount: boundedText(20),
    sign: boundedText(200),
    userid: looseInteger,
    acId: looseInteger,
    extra: boundedText(2000),
    paytype: boundedText(40),
    paychnl: boundedText(40),
    chnlcat: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    bankcode: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  response: v.object({ pay_url: looseText, orderid: maybe(looseText) }),
} as const satisfies PaymentCallContract<string>;

/**
 * Asks for a withdrawal by `{mode}`, the method's name in lower case. Accepted is code 100.
 *
 * @example
 * withdrawCall.query('gcash'); // => 'f=gcash_withdraw'
 * withdrawCall.okCode; // => 100
 */
export const withdrawCall = {
  name: 'withdraw',
  effect: 'write',
  body: 'form',
  okCode: 100,
  query: (mode: string) => `f=${encodeURIComponent(mode)}_withdraw`,
  request: v.object({
    amount: boundedText(20),
    extra: boundedText(2000),
    sign: boundedText(200),
    userid: looseInteger,
  }),
  /** `msg` is what the player is told. */
  response: v.object({ msg: maybe(looseText), orderid: maybe(looseText) }),
} as const satisfies PaymentCallContract<string>;
