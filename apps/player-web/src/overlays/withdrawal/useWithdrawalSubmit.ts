import { AnswerError, answerCode, useFreshness } from '@kislap/api';
import type { WithdrawalOrder } from '@kislap/api';
import { typedMoney } from '@kislap/domain';
import type { PayMethod, Player, WithdrawalProblem } from '@kislap/domain';
import { useText, withdrawalMessage } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { toastError } from '../../errors/toastError';
import { session } from '../../session/session';
import { openOverlay } from '../openOverlay';
import { sendWithdrawal } from './sendWithdrawal';
import type { WithdrawalFields } from './WithdrawalFields';

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
 * Sends the withdrawal once, however often Submit is pressed, and tells how it ended. After an unknown outcome, the
 * unchanged withdrawal goes again under its first key.
 *
 * @param onAccepted the form has done its work
 */
export function useWithdrawalSubmit(userId: number, onAccepted: () => void): WithdrawalSubmit {
  const text = useText();
  const { refreshAfter } = useFreshness(userId);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const unknown = useRef<{ readonly order: string; readonly key: string }>(undefined);

  const attempt = async (input: WithdrawalInput) => {
    const order = orderOf(input, userId);
    const written = JSON.stringify(order);
    const idempotencyKey = unknown.current?.order === written ? unknown.current.key : undefined;
    const result = await sendWithdrawal(order, contextOf(input), { idempotencyKey });
    unknown.current = result.type === 'unknown' ? { order: written, key: result.idempotencyKey } : undefined;
    switch (result.type) {
      case 'accepted':
        toast({ kind: 'success', title: result.message === '' ? text('wdw.accepted') : result.message });
        onAccepted();
        return refreshAfter('withdrawalAccepted');
      case 'stopped':
        return tellProblem(result.problem, text);
      case 'failed':
        return tellRefusal(result.error, text);
      case 'unknown':
        toast({ kind: 'error', title: text('wdw.unknown') });
        void openOverlay('fund-record', { tab: 1 });
    }
  };

  const send = async (input: WithdrawalInput) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    await attempt(input).finally(() => {
      isBusy.current = false;
      setIsSending(false);
    });
  };
  return { isSending, send };
}

function orderOf({ fields, method }: WithdrawalInput, userId: number): WithdrawalOrder {
  const { accountName, accountNumber, bankCode, amountText } = fields;
  return {
    userId,
    methodName: method.name,
    amount: typedMoney(amountText),
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

/** An identity check that is needed is not a message but a screen. */
function tellRefusal(error: unknown, text: TranslateText): void {
  if (error instanceof AnswerError && error.code === answerCode.identityCheckNeeded) {
    void openOverlay('identity', { why: error.message });
    return;
  }
  toastError(error, text);
}

/** A missing phone is not a message but a screen. */
function tellProblem(problem: WithdrawalProblem, text: TranslateText): void {
  if (problem.type === 'phoneMissing') {
    void openOverlay('bind-phone', {});
    return;
  }
  const { id, values } = withdrawalMessage(problem);
  toast({ kind: 'error', title: text(id, values) });
}
