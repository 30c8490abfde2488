import { getCashCheck, requestWithdrawal } from '@kislap/api';
import type { CallOptions, WithdrawalOrder } from '@kislap/api';
import { checkCash, checkWithdrawalAmount, checkWithdrawalDay } from '@kislap/domain';
import type { WithdrawalContext, WithdrawalProblem } from '@kislap/domain';

/** How an attempt to withdraw ended. */
export type WithdrawalAttempt =
  /** The operator has taken it, with its own words ('' when it gave none). */
  | { readonly type: 'accepted'; readonly message: string }
  | { readonly type: 'stopped'; readonly problem: WithdrawalProblem }
  /** The operator answered no, or nothing was sent. */
  | { readonly type: 'failed'; readonly error: unknown }
  /** Sent, and no readable answer came: only the records can tell. */
  | { readonly type: 'unknown'; readonly idempotencyKey: string };

const nothingSaid = { amountLeft: undefined, timesLeft: undefined };

/** Makes a withdrawal: checks it, the last checks against the operator's fresh facts, then posts it once. */
export async function sendWithdrawal(
  order: WithdrawalOrder,
  context: WithdrawalContext,
  options: CallOptions,
): Promise<WithdrawalAttempt> {
  const onDevice = checkWithdrawalAmount(order.amount, context);
  if (!onDevice.ok) return { type: 'stopped', problem: onDevice.reason };
  try {
    const atOperator = await getCashCheck({ onSlow: options.onSlow, signal: options.signal });
    const cash = checkCash(atOperator);
    if (!cash.ok) return { type: 'stopped', problem: cash.reason };
    const day = checkWithdrawalDay(order.amount, atOperator.today ?? nothingSaid);
    if (!day.ok) return { type: 'stopped', problem: day.reason };
    const outcome = await requestWithdrawal(order, options);
    switch (outcome.type) {
      case 'accepted':
        return { type: 'accepted', message: outcome.accepted.message };
      case 'refused':
        return { type: 'failed', error: outcome.refusal };
      case 'unknown':
        return outcome;
    }
  } catch (error) {
    return { type: 'failed', error };
  }
}
