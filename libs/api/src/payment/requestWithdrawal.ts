import { pesoText, type Money, type SavedBank } from '@kislap/domain';
import { withdrawCall } from '../contract/payment';
import type { CallOptions } from '../http/CallOptions';
import { callPayment } from '../http/call';
import { definedFields } from '../mapping/wireValues';
import { type AwayAccess, awayAccessOf } from '../responsible/selfExclusion';
import { type PaymentOutcome, settlePayment, signPayment } from './settlePayment';

/**
 * A withdrawal to be sent: checked, and with who makes it.
 *
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * const account = { bankCode: 'GCASH', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
 * const order: WithdrawalOrder = { ...account, userId: 7, methodName: 'gcash', amount: moneyFromPeso(500) };
 * order.methodName; // => 'gcash'
 */
export interface WithdrawalOrder extends SavedBank {
  readonly userId: number;
  readonly amount: Money;
  /** The name of the chosen payment method, as the operator writes it. */
  readonly methodName: string;
}

/**
 * A withdrawal the operator has taken.
 *
 * @example
 * const accepted: AcceptedWithdrawal = { message: 'Your withdrawal is being reviewed.' };
 * accepted.orderId; // => undefined
 */
export interface AcceptedWithdrawal {
  /** The operator's own words for the player; '' when it gave none. */
  readonly message: string;
  readonly orderId?: string;
  /**
   * The payout has found that its player is away with another account: the order stands, and every session has ended. With
   * the token of the one that pays out, if the operator hands one out.
   */
  readonly away?: { readonly access: AwayAccess | undefined };
}

/**
 * Signs and sends a withdrawal. Whatever is thrown, nothing was sent: the secret could not be had.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const account = { bankCode: 'GCASH', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
 * const order = { ...account, userId: 7, methodName: 'gcash', amount: moneyFromPeso(500) };
 * (await requestWithdrawal(order)).type; // => 'accepted'
 */
export async function requestWithdrawal(
  order: WithdrawalOrder,
  options?: CallOptions,
): Promise<PaymentOutcome<AcceptedWithdrawal>> {
  const amount = pesoText(order.amount);
  const extra = JSON.stringify({
    account_name: order.accountName,
    account_no: order.accountNumber,
    bank_code: order.bankCode,
  });
  const sign = await signPayment({ amount, userId: order.userId, extra }, options);
  return settlePayment(async (sending) => {
    const fields = { amount, extra, sign, userid: order.userId };
    const answer = await callPayment(
      withdrawCall,
      { target: withdrawMode(order.methodName), fields },
      sending,
    );
    const { away, orderid: orderId } = answer;
    return {
      message: answer.msg ?? '',
      ...definedFields({ orderId, away: away && { access: awayAccessOf({ data: away }) } }),
    };
  }, options);
}

/** The mode of a withdrawal's address: the method's name in lower case, without spaces. */
function withdrawMode(methodName: string): string {
  return methodName.toLowerCase().replaceAll(/\s+/g, '');
}
