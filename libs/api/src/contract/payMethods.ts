import * as v from 'valibot';
import { allowedOrders, mostRows, oneOrMany, tolerantListOf, valueList } from './loose/lists';
import { countOrZero, looseFlag, looseInteger, looseNumber } from './loose/numbers';
import { looseText, textOrEmpty } from './loose/texts';
import { maybe, orElse } from './loose/optional';
import { peso, pesoOrZero } from './loose/amounts';
import type { PaymentCallContract } from './call';
import { askedInteger } from './loose/requests';

/**
 * A payment channel, under the wire's own one-letter names.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(payChannel, { p: 'gcash', c: 'gp1', much: '100,500' }).much; // => [100, 500]
 */
export const payChannel = v.object({
  /** The code of the mode. */
  p: looseText,
  /** The code of the channel. */
  c: looseText,
  /** The category of the channel. */
  r: textOrEmpty,
  /** The name shown. */
  n: textOrEmpty,
  /** Switched on. */
  s: looseFlag,
  /** Marked as hot. */
  h: looseFlag,
  /** Its place, rising. */
  sort: countOrZero,
  /** Least number of deposits. */
  d: maybe(looseInteger),
  /** The lowest VIP level. */
  v: maybe(looseInteger),
  /** The highest VIP level; 0 is VIP 0 only. */
  vm: maybe(looseInteger),
  /** VIP orders let in: -1 or none is all, empty nobody. */
  o: allowedOrders,
  /** Lowest amount of the channel. */
  min: pesoOrZero,
  /** Highest amount of the channel; 0 is none. */
  max: pesoOrZero,
  /** Amounts to choose from, in pesos. */
  much: orElse(valueList(peso), []),
  /** The banks of the mode `onlinebank`. */
  bl: tolerantListOf(
    v.object({
      /** The name shown. */
      n: looseText,
      /** Switched on. */
      s: looseFlag,
    }),
  ),
  /** The bonus in percent. */
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
  /** The id of the method. */
  id: looseInteger,
  /** The name shown. */
  name: textOrEmpty,
  /** Whether it takes deposits. */
  deposit: looseFlag,
  /** Whether it takes withdrawals. */
  withdraw: looseFlag,
  /** Its place among deposit methods. */
  d_sort: countOrZero,
  /** Its place among withdrawal methods (spelled so). */
  w_srot: countOrZero,
  /** Lowest deposit. */
  d_min: pesoOrZero,
  /** Highest deposit; 0 is none. */
  d_max: pesoOrZero,
  /** Lowest withdrawal. */
  w_min: pesoOrZero,
  /** Highest withdrawal; 0 is none. */
  w_max: pesoOrZero,
  /** How long a payout usually takes, in seconds. */
  w_time: maybe(looseInteger),
  /** The banks a withdrawal can go to. */
  banklist: orElse(valueList(looseText), []),
  /** Its channels. */
  payChanel: tolerantListOf(payChannel, mostRows.cards),
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
  /** The id of the method. */
  payid: countOrZero,
  /** The code of the channel. */
  paychnl: textOrEmpty,
  /** The code of the mode. */
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
 * Lists every payment method and channel; who may use which is for the app to find. JSON both ways.
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
  group: 'payment',
  kind: 'R',
  auth: 'session',
  refusals: [],
  query: (userId: number) => `f=paylist4vip&u=${userId}`,
  whileAway: true,
  request: v.object({
    /** The player. */
    u: askedInteger,
  }),
  response: v.object({
    /** The methods. */
    data: tolerantListOf(payMethod, mostRows.cards),
    /** What the player paid with, latest first. */
    userChnl: oneOrMany(payHint),
  }),
} as const satisfies PaymentCallContract<number>;
