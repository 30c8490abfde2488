import * as v from 'valibot';
import { looseFlag } from './loose/looseFlag';
import { countOrZero } from './loose/countOrZero';
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

/**
 * What `payChannel` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const channel: WirePayChannel = parse(payChannel, { p: 'gcash', c: 'gp1', min: '100' });
 * channel.min; // => 100
 */
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

/**
 * What `payMethod` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const method: WirePayMethod = parse(payMethod, { id: '3', name: 'Maya' });
 * method.payChanel; // => []
 */
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

/**
 * What `payHint` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const hint: WirePayHint = parse(payHint, { payid: '3' });
 * hint.paychnl; // => ''
 */
export type WirePayHint = v.InferOutput<typeof payHint>;

/**
 * All payment methods, unfiltered: who may use which is for the channel rule. JSON both ways.
 *
 * @example
 * import { parse } from 'valibot';
 * paylist4vipCall.query(7); // => 'f=paylist4vip&u=7'
 * parse(paylist4vipCall.response, { data: [{ id: '3', name: 'Maya' }] }).data[0]?.id; // => 3
 */
export const paylist4vipCall = {
  name: 'paylist4vip',
  effect: 'read',
  body: 'json',
  okCode: 200,
  query: (userId: number) => `f=paylist4vip&u=${userId}`,
  request: v.object({ u: looseInteger }),
  response: v.object({ data: tolerantListOf(payMethod), userChnl: oneOrMany(payHint) }),
} as const satisfies PaymentCallContract<number>;
