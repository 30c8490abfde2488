import { AnswerError } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import type { WithdrawalOrder } from '@kislap/api';
import { checkWithdrawalAmount, epochSecondsFrom, formatPeso, typedMoney, zeroMoney } from '@kislap/domain';
import type { PayMethod, Player, WithdrawalContext, WithdrawalProblem } from '@kislap/domain';
import { useText, withdrawalMessage } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import type { ToastHandle } from '@kislap/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { orderWatch } from '../../features/orders/orders';
import { withdrawalPorts } from '../../features/orders/payments';
import { problemAtOperator, submitWithdrawal } from '../../features/orders/submitWithdrawal';
import { tellRefusedPayment } from '../../features/orders/tellRefusedPayment';
import { stayAway } from '../../session/enterAway';
import { session } from '../../session/session';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { WithdrawalFields } from './useWithdrawalForm';

/** What a withdrawal is made from. */
interface WithdrawalInput {
  readonly fields: WithdrawalFields;
  readonly method: PayMethod;
  readonly player: Player;
  readonly mustBindPhone: boolean;
}

/** The way of a withdrawal from Submit to the operator. */
export interface WithdrawalSubmit {
  readonly isSending: boolean;
  readonly send: (input: WithdrawalInput) => Promise<void>;
}

/**
 * Checks the withdrawal, asks for confirmation, sends it once, however often Submit is pressed, and shows how it ended.
 *
 * @param onAccepted the form has done its work
 */
export function useWithdrawalSubmit(userId: number, onAccepted: () => void): WithdrawalSubmit {
  const text = useText();
  const { invalidateAfter } = useInvalidation(userId);
  const [isConfirming, setConfirming] = useState(false);
  /** What was said of the form as it was sent before. */
  const told = useRef<ToastHandle>(undefined);
  const noteUnanswered = useUnanswered(userId, onAccepted);

  /** Whether nothing known beforehand speaks against it; otherwise a toast or a screen has said so. */
  const isReady = async (order: WithdrawalOrder, context: WithdrawalContext): Promise<boolean> => {
    const onDevice = checkWithdrawalAmount(order.amount, context);
    try {
      const problem = onDevice.ok ? await problemAtOperator(order, withdrawalPorts()) : onDevice.reason;
      if (problem !== undefined) told.current = tellProblem(problem, text);
      return problem === undefined;
    } catch (error) {
      toastError(error, text);
      return false;
    }
  };

  const attempt = async (input: WithdrawalInput) => {
    const order = orderOf(input, userId);
    const context = contextOf(input);
    const { usualPayoutSeconds } = input.method;
    told.current?.dismiss();
    if (!(await isReady(order, context))) return;
    setConfirming(true);
    const isConfirmed = await confirm(order, usualPayoutSeconds);
    setConfirming(false);
    if (!isConfirmed) return;
    const result = await submitWithdrawal(order, context, withdrawalPorts());
    // The player has logged out meanwhile, or another one has logged in: nothing of it is shown.
    if (session.userId() !== userId) return;
    switch (result.type) {
      case 'accepted':
        onAccepted();
        // The order is shown in the session that takes the place of the one that has ended: a call of that would close it.
        if (result.accepted.away) await stayAway(result.accepted.away.access);
        void openOverlay('withdrawal-made', { order, accepted: result.accepted, usualPayoutSeconds });
        return invalidateAfter('withdrawalAccepted');
      case 'stopped':
        told.current = tellProblem(result.problem, text);
        return undefined;
      case 'failed':
        if (result.error instanceof AnswerError) return tellRefusedPayment(result.error, text);
        return toastError(result.error, text);
      case 'unknown':
        if (result.message) toast({ kind: 'notice', title: result.message });
        return noteUnanswered({ key: result.order.key, order, usualPayoutSeconds });
      case 'underWay':
      // The sheet shows it as long as it is not known.
    }
  };

  // The order's own key is in features/orders: a payment of unknown outcome is never sent again from here.
  const { isPending, mutate } = useMutation<WithdrawalInput, void>({
    send: attempt,
    onFailed: (error) => {
      throw error;
    },
  });
  return { isSending: isPending && !isConfirming, send: mutate };
}

/**
 * Asks whether all is right. Where the same was made lately, or in another tab meanwhile, the question says so.
 *
 * @returns whether it was answered yes with that in sight
 */
async function confirm(order: WithdrawalOrder, usualPayoutSeconds: number | undefined): Promise<boolean> {
  const { sent, now } = withdrawalPorts();
  const before = sent.like(order, now());
  const answer = await openOverlay('withdrawal-confirm', {
    order,
    usualPayoutSeconds,
    madeBefore: before && epochSecondsFrom(Math.floor(before.at / 1000)),
  });
  if (answer.type !== 'answered') return false;
  return sent.like(order, now())?.key === before?.key || confirm(order, usualPayoutSeconds);
}

interface UnansweredWithdrawal {
  readonly key: string;
  readonly order: WithdrawalOrder;
  readonly usualPayoutSeconds: number | undefined;
}

/**
 * Shows a withdrawal that was sent without an answer and turns out to be made: once more from the same form would be another
 * payout.
 *
 * @param onAccepted the form has done its work
 * @returns notes one that was sent from here
 */
function useUnanswered(userId: number, onAccepted: () => void): (sent: UnansweredWithdrawal) => void {
  const text = useText();
  const unanswered = useRef<UnansweredWithdrawal>(undefined);
  const show = useEffectEvent((key: string, orderId: string) => {
    onAccepted();
    const sent = unanswered.current;
    if (sent?.key !== key) return;
    const { order, usualPayoutSeconds } = sent;
    // It may be paid out or rejected by now: that it has come is true of each.
    const message = text('wdw.found', { amount: formatPeso(order.amount) });
    void openOverlay('withdrawal-made', { order, accepted: { message, orderId }, usualPayoutSeconds });
  });
  useEffect(
    () =>
      orderWatch.subscribe((news) => {
        if (news.type !== 'found' || news.found.kind !== 'withdrawal' || news.userId !== userId) return;
        show(news.order.key, news.found.orderId);
      }),
    [userId],
  );
  return (sent) => void (unanswered.current = sent);
}

function orderOf({ fields, method }: WithdrawalInput, userId: number): WithdrawalOrder {
  const { accountName, accountNumber, bankCode, amountText } = fields;
  return {
    userId,
    methodName: method.name,
    // Submit is shut without an amount, and no minimum lets zero through.
    amount: typedMoney(amountText) ?? zeroMoney,
    accountName: accountName.trim(),
    accountNumber,
    bankCode,
  };
}

function contextOf({ player, method, mustBindPhone }: WithdrawalInput) {
  return {
    isSignedIn: session.snapshot().status === 'signedIn',
    phone: player.phone,
    mustBindPhone,
    balance: player.balance,
    minimum: method.withdrawMin,
    maximum: method.withdrawMax,
  };
}

/** A missing phone is not a message but a screen. @returns what takes the message away again */
function tellProblem(problem: WithdrawalProblem, text: TranslateText): ToastHandle | undefined {
  if (problem.type === 'phoneMissing') {
    void openOverlay('bind-phone', {});
    return undefined;
  }
  const { id, values } = withdrawalMessage(problem);
  return toast({ kind: 'error', title: text(id, values) });
}
