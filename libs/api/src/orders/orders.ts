import {
  depositStatus,
  epochSecondsFrom,
  isOrderStep,
  orderStep,
  type PaymentOrder,
  withdrawalStatus,
} from '@kislap/domain';
import { answerCode } from '../contract/answerCode';
import { orderByKeyCall, orderInfoCall, type WireOrder } from '../contract/orders';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { AnswerError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalMoney } from '../mapping/wireValues';

/**
 * The cache key of one order.
 *
 * @example
 * orderKey(7, 'D1'); // => ['orderInfo', 7, 'D1']
 */
export function orderKey(userId: number, orderId: string): ReadKey {
  return ['orderInfo', userId, orderId];
}

/**
 * Asks how one order of the player stands.
 *
 * @returns undefined for an order that is unknown or another player's
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getOrder('D3'))?.step; // => 'ready'
 */
export async function getOrder(orderId: string, options?: CallOptions): Promise<PaymentOrder | undefined> {
  return unlessNotFound(callMain(orderInfoCall, { orderid: orderId }, options));
}

/**
 * Asks which order a payment made under its idempotency key. Not found leaves open whether the payment is still on its
 * way.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await findOrderByKey('a key'))?.orderId; // => 'D3'
 */
export async function findOrderByKey(key: string, options?: CallOptions): Promise<PaymentOrder | undefined> {
  return unlessNotFound(callMain(orderByKeyCall, { key, close: 0 }, options));
}

/**
 * Gives a payment up: where it has made no order, its key is burnt, so that it can no longer arrive.
 *
 * @returns the order that it made after all; undefined when nothing was made and nothing will be
 * @throws OfflineError | AnswerError | ContractError: then it is not known
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await burnPaymentKey('a key'))?.orderId; // => 'D3'
 */
export async function burnPaymentKey(key: string, options?: CallOptions): Promise<PaymentOrder | undefined> {
  return unlessNotFound(callMain(orderByKeyCall, { key, close: 1 }, options));
}

async function unlessNotFound(answer: Promise<WireOrder>): Promise<PaymentOrder | undefined> {
  try {
    return paymentOrderOf(await answer);
  } catch (error) {
    if (error instanceof AnswerError && error.code === answerCode.notFound) return undefined;
    throw error;
  }
}

function paymentOrderOf(wire: WireOrder): PaymentOrder {
  const kind = wire.kind === 'D' ? 'deposit' : 'withdrawal';
  const status = kind === 'deposit' ? depositStatus(wire.status) : withdrawalStatus(wire.status);
  const { pay } = wire;
  return {
    orderId: wire.orderid,
    kind,
    amount: moneyOfPeso(wire.am),
    status,
    step: orderStep(wire.step, kind, status),
    at: epochSecondsFrom(wire.at),
    ...definedFields({
      orderedAmount: optionalMoney(wire.asked),
      pay: pay && { url: pay.url, until: epochSecondsFrom(pay.until) },
      note: wire.note,
      events: wire.events?.flatMap(({ step, at }) =>
        isOrderStep(step, kind) ? [{ step, at: epochSecondsFrom(at) }] : [],
      ),
    }),
  };
}
