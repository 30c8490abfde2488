import { AnswerError, getBalance, getCashCheck, keysInvalidatedBy } from '@kislap/api';
import { zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { answerCache } from '../../session/answerCache';
import { toastError } from '../errors/toastError';
import { withdrawalPorts } from '../orders/payments';
import { submitWithdrawal } from '../orders/submitWithdrawal';
import { tellRefusedPayment } from '../orders/tellRefusedPayment';
import type { PayoutTarget } from './usePayoutTarget';

interface OwnMoney {
  readonly userId: number;
  readonly own: Money;
  readonly target: PayoutTarget;
}

/**
 * Sends all own money of somebody who is away out, and shows the receipt, or why not. An attempt of unknown outcome is looked after
 * by the withdrawal.
 */
export async function sendOwnMoney(
  { userId, own, target: { method, ...account } }: OwnMoney,
  text: TranslateText,
): Promise<void> {
  const order = { ...account, userId, methodName: method.name, amount: own };
  const context = {
    isSignedIn: true,
    phone: '',
    mustBindPhone: false,
    balance: own,
    minimum: undefined,
    maximum: undefined,
  };
  const result = await submitWithdrawal(order, context, withdrawalPorts());
  if (result.type === 'accepted') {
    const { usualPayoutSeconds } = method;
    void openOverlay('withdrawal-made', { order, accepted: result.accepted, usualPayoutSeconds });
    for (const keyOf of keysInvalidatedBy.withdrawalAccepted) void answerCache.mutate()(keyOf(userId));
  } else if (result.type === 'failed') {
    if (result.error instanceof AnswerError) await tellRefusedPayment(result.error, text);
    else toastError(result.error, text);
  } else void openOverlay('withdrawal', {});
}

/**
 * The same for what is own at this moment, as the operator says: what lay at studios has come home, and what was given has
 * gone. Nothing is sent where that is nothing.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export async function sendAllOwnMoney(
  { userId, target }: Omit<OwnMoney, 'own'>,
  text: TranslateText,
): Promise<void> {
  const [balance, { purse }] = await Promise.all([getBalance(), getCashCheck()]);
  const own = purse?.own ?? balance;
  if (own > zeroMoney) await sendOwnMoney({ userId, own, target }, text);
}
