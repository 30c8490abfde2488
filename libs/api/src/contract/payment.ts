import * as v from 'valibot';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { oneOrMany } from './loose/oneOrMany';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { valueList } from './loose/valueList';
import type { PaymentCallContract } from './PaymentCallContract';

/** Every payment call has this one path; what it does is in the query. */
export const PAYMENT_PATH = '/pay/client';

const countOrZero = v.optional(looseInteger, 0);

/**
 * The status line of every payment answer, read before the rest.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(paymentStatus, { code: '200' }).code; // => 200
 */
export const paymentStatus = v.object({ code: looseInteger, msg: textOrEmpty });

/**
 * A payment channel, under the wire's own one-letter names.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(payChannel, { p: 'gcash', c: 'gp1', much: '100,500' }).much; // => [100, 500]
 */
export const payChannel = v.object({
  /** mode code */
  p: looseText,
  /** channel code */
  c: looseText,
  /** category */
  r: textOrEmpty,
  /** display name */
  n: textOrEmpty,
  /** switched on */
  s: looseFlag,
  /** hot */
  h: looseFlag,
  sort: countOrZero,
  /** least number of deposits */
  d: maybe(looseInteger),
  /** lowest VIP level */
  v: maybe(looseInteger),
  /** highest VIP level; 0 means VIP 0 only */
  vm: maybe(looseInteger),
  /** VIP orders let in: -1 = all, missing = all, empty = nobody */
  o: v.optional(
    v.union([
      v.pipe(
        v.null(),
        v.transform(() => undefined),
      ),
      valueList(looseInteger),
    ]),
  ),
  min: pesoOrZero,
  max: pesoOrZero,
  /** quick amounts in pesos */
  much: v.optional(valueList(peso), []),
  /** banks of the online-bank mode */
  bl: tolerantListOf(v.object({ n: looseText, s: looseFlag })),
  /** bonus in percent */
  award: maybe(looseNumber),
});

/** What `payChannel` reads. */
export type WirePayChannel = v.InferOutput<typeof payChannel>;

/**
 * A payment method with its channels. `w_srot` and `payChanel` are spelled so on the wire.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(payMethod, { id: '3', name: 'Maya', deposit: '1', d_min: '100' }).d_min; // => 100
 */
export const payMethod = v.object({
  id: looseInteger,
  name: textOrEmpty,
  deposit: looseFlag,
  withdraw: looseFlag,
  d_sort: countOrZero,
  w_srot: countOrZero,
  d_min: pesoOrZero,
  d_max: pesoOrZero,
  w_min: pesoOrZero,
  w_max: pesoOrZero,
  banklist: v.optional(valueList(looseText), []),
  payChanel: tolerantListOf(payChannel),
});

/** What `payMethod` reads. */
export type WirePayMethod = v.InferOutput<typeof payMethod>;

/**
 * A channel the player used before, latest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(payHint, { payid: '3', paychnl: 'my1', paytype: 'maya' }).payid; // => 3
 */
export const payHint = v.object({
  payid: v.optional(looseInteger, 0),
  paychnl: textOrEmpty,
  paytype: textOrEmpty,
});

/** What `payHint` reads. */
export type WirePayHint = v.InferOutput<typeof payHint>;

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

/** All payment methods, unfiltered: who may use which is for the channel rule. JSON both ways. */
export const paylist4vipCall = {
  name: 'paylist4vip',
  effect: 'read',
  body: 'json',
  okCode: 200,
  query: (userId: number) => `f=paylist4vip&u=${userId}`,
  request: v.object({ u: looseInteger }),
  response: v.object({ data: tolerantListOf(payMethod), userChnl: oneOrMany(payHint) }),
} as const satisfies PaymentCallContract<number>;

/**
 * Opens a deposit order in `{mode}`. `amount` is canonical decimal text in pesos, `acId` the promotion's
 * type (0 = none), `sign` covers secret, amount, userid and the very text of `extra`. Whether a repeated
 * idempotency key comes with the same form is judged without `sign`, which changes with the session's secret.
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
  response: v.object({ pay_url: v.pipe(looseText, v.minLength(1)), orderid: maybe(looseText) }),
} as const satisfies PaymentCallContract<string>;

/** Asks for a withdrawal by `{mode}`, the method's name in lower case. Accepted is code 100. */
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
