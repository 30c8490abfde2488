import * as v from 'valibot';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { listOf } from './loose/lists';
import { looseFlag, looseInteger } from './loose/numbers';
import { maybe } from './loose/optional';
import { peso } from './loose/amounts';
import { readCall, writeCall } from './call';
import { askedFlag } from './loose/requests';

/**
 * Where an order is paid, while it can be. `until` is the last instant for it, in epoch seconds; `qr` is the text of
 * a QR Ph code, `img` the address of its picture.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(orderPay, { url: 'https://pay.example/1', until: '1767196800' }).until; // => 1767196800
 */
export const orderPay = v.object({
  /** The address. */
  url: looseText,
  /** The text of a QR Ph code. */
  qr: maybe(looseText),
  /** The address of the picture. */
  img: maybe(looseText),
  /** The last instant it can be paid, in epoch seconds. */
  until: looseInteger,
});

/**
 * A payment that went back to its sender instead of into the balance: 0 on its way, 1 confirmed, and since when, in
 * epoch seconds.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(orderBack, { state: '1', at: '1767196800' }); // => { state: 1, at: 1767196800 }
 */
export const orderBack = v.object({
  /** 0 on its way back, 1 confirmed. */
  state: looseFlag,
  /** Since when, in epoch seconds. */
  at: looseInteger,
});

/**
 * A step that an order has come to, and when, in epoch seconds.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(orderEvent, { step: 'paid', at: '1767196800' }); // => { step: 'paid', at: 1767196800 }
 */
export const orderEvent = v.object({
  /** The step. */
  step: looseText,
  /** When the order came to it, in epoch seconds. */
  at: looseInteger,
});

/**
 * One deposit (`kind` D) or withdrawal (W) order. `status` is that of its record, `step` says where it stands, `next`
 * who has to act ('' for nobody). `am` is the amount in pesos, `asked` the amount ordered where another one arrived.
 *
 * @example
 * import { parse } from 'valibot';
 * const wire = { orderid: 'D1', kind: 'D', am: 500, status: 0, step: 'ready', next: 'you', at: 1767196800 };
 * parse(order, wire).pay; // => undefined
 */
export const order = v.object({
  /** The number of the order. */
  orderid: looseText,
  /** D a deposit, W a withdrawal. */
  kind: v.picklist(['D', 'W']),
  /** The amount, in pesos; what arrived, where that is another than ordered. */
  am: peso,
  /** What was ordered, where another amount arrived, in pesos. */
  asked: maybe(peso),
  /** A deposit: 0 pending, 1 credited, 2 failed. A withdrawal: 0 pending, 1 complete, any other failed. */
  status: looseInteger,
  /** Where the order stands. */
  step: textOrEmpty,
  /** Who has to act: you, us, bank, or nobody. */
  next: textOrEmpty,
  /** When it came to this step, in epoch seconds. */
  at: looseInteger,
  /** Where it is paid; left out once it no longer can be. */
  pay: maybe(orderPay),
  /** 1 while the player may still change where it is paid out. */
  fix: looseFlag,
  /** 1 while the player may still stop it. */
  stop: looseFlag,
  /** The case that is open about it; 0 is none. */
  caseId: maybe(looseInteger),
  /** Why, in words for the player. */
  note: maybe(looseText),
  /** A deposit whose payment was sent back. */
  back: maybe(orderBack),
  /** The steps it has come to, oldest first; the last is where it stands. */
  events: maybe(listOf(orderEvent)),
});

/**
 * What `order` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const wire = { orderid: 'D1', kind: 'D', am: 500, status: 1, step: 'credited', next: '', at: 1767196800 };
 * const read: WireOrder = parse(order, wire);
 * read.step; // => 'credited'
 */
export type WireOrder = v.InferOutput<typeof order>;

/**
 * Tells how one order stands, and where it is paid while it can be.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(orderInfoCall.request, { orderid: 'D1' }); // => { orderid: 'D1' }
 */
export const orderInfoCall = readCall('orderInfo', {
  group: 'records',
  refusals: ['notFound'],
  request: v.object({
    /** The number of the order. */
    orderid: boundedText(60),
  }),
  response: order,
});

/**
 * Finds the order that a payment made under its idempotency key. Not found (1014) leaves open whether the payment
 * is still on its way; with `close` 1 it also burns the key, so that nothing will be made under it.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(orderByKeyCall.request, { key: 'k1' }); // => { key: 'k1', close: 0 }
 */
export const orderByKeyCall = writeCall('orderByKey', {
  group: 'records',
  kind: 'I',
  refusals: ['notFound'],
  request: v.object({
    /** The idempotency key that the payment was sent with. */
    key: boundedText(200),
    /** 1 burns the key when it has made no order. */
    close: askedFlag,
  }),
  response: order,
});
