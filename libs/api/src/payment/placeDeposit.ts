import { epochSecondsFrom, pesoText, type EpochSeconds, type ReadyDeposit } from '@kislap/domain';
import { depositCall } from '../contract/payment';
import type { CallOptions } from '../http/CallOptions';
import { callPayment } from '../http/call';
import { definedFields } from '../mapping/wireValues';
import { type PaymentOutcome, settlePayment, signPayment } from './settlePayment';

/**
 * A deposit to be sent: checked, and with who makes it.
 *
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * const order: DepositOrder = {
 *   userId: 7, mode: 'gcash', channelCode: 'gc1', channelCategory: '', amount: moneyFromPeso(500), promotion: 0,
 *   bank: '', accountName: '',
 * };
 * order.accountName; // => ''
 */
export interface DepositOrder extends ReadyDeposit {
  readonly userId: number;
  /** The category of the chosen channel. */
  readonly channelCategory: string;
  /** Whether the channel's award is taken; undefined where it is no choice. */
  readonly takesAward?: boolean | undefined;
}

/**
 * A deposit the operator waits for. The address is as sent: check before opening.
 *
 * @example
 * const placed: PlacedDeposit = { payUrl: 'https://pay.example/1' };
 * placed.orderId; // => undefined
 */
export interface PlacedDeposit {
  readonly payUrl: string;
  readonly orderId?: string;
  /** Until when it can be paid; missing where the operator does not say. */
  readonly payUntil?: EpochSeconds;
}

/**
 * Signs and sends a deposit. Whatever is thrown, nothing was sent: the secret could not be had.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const order = {
 *   userId: 7, mode: 'gcash', channelCode: 'gc1', channelCategory: '', amount: moneyFromPeso(500), promotion: 0,
 *   bank: '', accountName: '',
 * } as const;
 * (await placeDeposit(order)).type; // => 'accepted'
 */
export async function placeDeposit(
  order: DepositOrder,
  options?: CallOptions,
): Promise<PaymentOutcome<PlacedDeposit>> {
  const amount = pesoText(order.amount);
  const extra = JSON.stringify({ account_name: order.accountName });
  const sign = await signPayment({ amount, userId: order.userId, extra }, options);
  const fields = {
    amount,
    sign,
    userid: order.userId,
    acId: order.promotion,
    extra,
    paytype: order.mode,
    paychnl: order.channelCode,
    chnlcat: order.channelCategory,
    bankcode: order.bank,
    ...(order.takesAward !== undefined && { takeAward: order.takesAward ? (1 as const) : (0 as const) }),
  };
  return settlePayment(async (sending) => {
    const answer = await callPayment(depositCall, { target: order.mode, fields }, sending);
    const payUntil = answer.pay && epochSecondsFrom(answer.pay.until);
    return { payUrl: answer.pay_url, ...definedFields({ orderId: answer.orderid, payUntil }) };
  }, options);
}
