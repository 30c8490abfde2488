import type { CallOptions } from '@kislap/api';
import type { ChannelOffer, DepositForm, DepositProblem, ReadyDeposit } from '@kislap/domain';
import { depositMessage, useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { deposits } from '../../deposit/deposits';
import { session } from '../../session/session';
import type { DepositFacts } from './DepositFacts';
import { readyDeposit } from './readyDeposit';
import { sendDeposit } from './sendDeposit';
import { tellDeposit } from './tellDeposit';
import type { DepositFormView } from './useDepositForm';

/** The way of a deposit from Submit to its pay page. */
export interface DepositSubmit {
  readonly problem: DepositProblem | undefined;
  /** The problem with the amount, to stand beside its field. */
  readonly amountError: string | undefined;
  readonly isSending: boolean;
  /** No answer for a while. */
  readonly isSlow: boolean;
  readonly send: () => Promise<void>;
  /** Stops waiting. What was sent may still have arrived. */
  readonly cancel: () => void;
}

/** A problem holds for the form it was found in: whatever is changed then, it is gone. */
interface FoundProblem {
  readonly problem: DepositProblem;
  readonly form: DepositForm;
}

/** Sends the deposit once, however often Submit is pressed, and tells how it ended. */
export function useDepositSubmit(
  facts: DepositFacts | undefined,
  view: DepositFormView | undefined,
): DepositSubmit {
  const text = useText();
  const post = usePost();
  const [found, setFound] = useState<FoundProblem>();
  const isChecking = useRef(false);
  const problem = found !== undefined && found.form === view?.form ? found.problem : undefined;

  const refuse = (refused: DepositProblem, form: DepositForm) => {
    setFound({ problem: refused, form });
    if (refused.type !== 'accountNameUnasked') {
      const { id, values } = depositMessage(refused);
      toast({ kind: 'error', title: text(id, values) });
    }
  };

  const send = async () => {
    if (facts === undefined || view?.offer === undefined || isChecking.current) return;
    isChecking.current = true;
    try {
      const isSignedIn = session.snapshot().status === 'signedIn';
      const ready = await readyDeposit(view.form, { minimum: view.offer.min, isSignedIn });
      if (ready === undefined) return;
      if (ready.ok) await post.send(ready.value, { view, offer: view.offer, userId: facts.player.userId });
      else refuse(ready.reason, view.form);
    } finally {
      isChecking.current = false;
    }
  };

  const isAboutAmount = problem?.type === 'belowMinimum';
  const message = isAboutAmount ? depositMessage(problem) : undefined;
  return {
    ...post,
    problem,
    amountError: message && text(message.id, message.values),
    send,
  };
}

interface DepositContext {
  readonly view: DepositFormView;
  readonly offer: ChannelOffer;
  readonly userId: number;
}

/** Posts a checked deposit. After an unknown outcome, the unchanged deposit goes again under its first key. */
function usePost() {
  const text = useText();
  const [isSending, setIsSending] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [running, setRunning] = useState<AbortController>();
  const unknown = useRef<{ readonly deposit: string; readonly key: string }>(undefined);

  const send = async (ready: ReadyDeposit, { view, offer, userId }: DepositContext) => {
    const abort = new AbortController();
    setRunning(abort);
    setIsSending(true);
    const deposit = JSON.stringify(ready);
    const key = unknown.current?.deposit === deposit ? unknown.current.key : undefined;
    const options: CallOptions = { signal: abort.signal, onSlow: () => setIsSlow(true), idempotencyKey: key };
    const order = { ...ready, userId, channelCategory: offer.channel.category };
    const attempt = await sendDeposit(order, () => deposits.begin(), options);
    unknown.current = attempt.type === 'unknown' ? { deposit, key: attempt.idempotencyKey } : undefined;
    setIsSending(false);
    setIsSlow(false);
    // What was made is no longer on the form: another Submit would be another deposit.
    if (attempt.type === 'made') view.dispatch({ type: 'amountTyped', text: '' });
    tellDeposit(attempt, { view, offer, text });
  };

  return { isSending, isSlow, send, cancel: () => running?.abort() };
}
