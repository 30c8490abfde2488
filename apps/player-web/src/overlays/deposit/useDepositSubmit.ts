import type { CallOptions } from '@kislap/api';
import { usePlayLimits } from '@kislap/api/react';
import { checkDeposit } from '@kislap/domain';
import type { ChannelOffer, DepositForm, DepositProblem, ReadyDeposit, Result } from '@kislap/domain';
import { depositMessage, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import type { ToastHandle } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { isIncomplete, passCompletion } from '../../features/account/passCompletion';
import { failedText } from '../../features/errors/errorText';
import { useMutation } from '../../features/mutation/useMutation';
import { continueDeposit } from '../../features/orders/continueDeposit';
import { orderWatch } from '../../features/orders/orders';
import { paymentPorts } from '../../features/orders/payments';
import { submitDeposit } from '../../features/orders/submitDeposit';
import type { DepositAttempt } from '../../features/orders/submitDeposit';
import { tellRefusedPayment } from '../../features/orders/tellRefusedPayment';
import type { OpenDeposit } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { session, useUserId } from '../../session/session';
import { chooseBonuses } from './chooseBonuses';
import type { ChosenDeposit } from './chooseBonuses';
import type { DepositFacts, DepositFormView } from './useDepositForm';

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
  /** What says it over the screen. */
  readonly told: ToastHandle | undefined;
}

/** Sends the deposit once, however often Submit is pressed, and shows how it ended. */
export function useDepositSubmit(
  facts: DepositFacts | undefined,
  view: DepositFormView | undefined,
): DepositSubmit {
  const text = useText();
  const post = usePost();
  const { data: limits, mutate: learnLimits } = usePlayLimits(useUserId());
  const [found, setFound] = useState<FoundProblem>();
  const problem = found !== undefined && found.form === view?.form ? found.problem : undefined;

  useEffect(() => {
    // What was asked for has been done: the message goes with the problem.
    if (problem === undefined) found?.told?.dismiss();
  }, [problem, found]);

  const refuse = (refused: DepositProblem, form: DepositForm) => {
    setFound({ problem: refused, form, told: tellProblem(refused, text) });
  };

  const { mutate } = useMutation<DepositContext, void>({
    send: async (context) => {
      const isSignedIn = session.snapshot().status === 'signedIn';
      const ready = await readyDeposit(context.view.form, { offer: context.offer, isSignedIn });
      if (ready === undefined) return;
      if (!ready.ok) return refuse(ready.reason, context.view.form);
      if (limits?.noticed.isAnswerOwed && (await openOverlay('noticed', limits.noticed)).type !== 'answered')
        return;
      // It may have been answered elsewhere, or a limit may have been set there, since these were learned.
      const held = limits?.prompt === 'first' ? await learnLimits() : undefined;
      if (held?.prompt === 'first') {
        const outcome = await openOverlay('limit-prompt', { held: held.dep });
        if (outcome.type !== 'answered') return;
      }
      const chosen = await chooseBonuses(ready.value, context.view);
      if (chosen === undefined) return;
      await post.send(chosen, context);
      // Refused by a limit that was set elsewhere, what is said of limits here is out of date.
      void learnLimits();
    },
    onFailed: (error) => {
      throw error;
    },
  });
  const send = async () => {
    if (facts === undefined || view?.offer === undefined) return;
    await mutate({ view, offer: view.offer, userId: facts.player.userId });
  };

  const isAboutAmount = problem?.type === 'belowMinimum' || problem?.type === 'aboveMaximum';
  const message = isAboutAmount ? depositMessage(problem) : undefined;
  return {
    ...post,
    problem,
    amountError: message && text(message.id, message.values),
    send,
  };
}

/** @returns what takes the message away again; nothing where a dialog asks instead */
function tellProblem(problem: DepositProblem, text: TranslateText): ToastHandle | undefined {
  if (problem.type === 'accountNameUnasked') return undefined;
  const { id, values } = depositMessage(problem);
  return toast({ kind: 'error', title: text(id, values) });
}

interface DepositContext {
  readonly view: DepositFormView;
  readonly offer: ChannelOffer;
  readonly userId: number;
}

interface Posting {
  readonly chosen: ChosenDeposit;
  readonly context: DepositContext;
  /** The player was asked about the open deposit of this amount and wants another one. */
  readonly isAnother: boolean;
}

/** Posts a checked deposit; one of the same amount that is still open is asked about first. */
function usePost() {
  const text = useText();
  const [isSlow, setIsSlow] = useState(false);
  const [running, setRunning] = useState<AbortController>();
  // The order's own key is in features/orders, which also keeps a payment of unknown outcome from being sent again.
  const { isPending, mutate } = useMutation<Posting, DepositAttempt>({
    send: ({ chosen: { ready, takesAward, bonus }, context: { offer, userId }, isAnother }) => {
      const abort = new AbortController();
      setRunning(abort);
      const options: CallOptions = { signal: abort.signal, onSlow: () => setIsSlow(true) };
      const order = { ...ready, userId, channelCategory: offer.channel.category, takesAward };
      const look = { channelName: offer.channel.name, bonus };
      return submitDeposit({ order, look, isAnother }, paymentPorts, options);
    },
  });
  useOpenedWhenFound();

  const attempt = (chosen: ChosenDeposit, context: DepositContext, isAnother: boolean) => {
    setIsSlow(false);
    return mutate({ chosen, context, isAnother });
  };

  const send = async (chosen: ChosenDeposit, context: DepositContext): Promise<void> => {
    let made = await attempt(chosen, context, false);
    if (made?.type === 'refused' && isIncomplete(made.refusal)) {
      if (!(await passCompletion(made.refusal))) return;
      made = await attempt(chosen, context, false);
    }
    if (made?.type === 'alreadyOpen') {
      const asked = await openOverlay('open-deposit', { open: made.open });
      if (asked.type !== 'answered') return;
      if (asked.value === 'openIt') return continueOpen(context.userId, made.open);
      made = await attempt(chosen, context, true);
    }
    // The player has logged out meanwhile, or another one has logged in: nothing of it is shown.
    if (made === undefined || session.userId() !== context.userId) return;
    // What was made is no longer on the form: another Submit would be another deposit, and no bonus is chosen for it.
    if (made.type === 'placed') {
      context.view.dispatch({ type: 'amountTyped', text: '' });
      context.view.dispatch({ type: 'promotionChosen', promotion: 0 });
    }
    show(made);
  };

  const show = (made: DepositAttempt): void => {
    const error = (title: string): void => void toast({ kind: 'error', title });
    switch (made.type) {
      case 'placed':
        return void openOverlay('deposit-made', { order: made.order });
      case 'refused':
        return void tellRefusedPayment(made.refusal, text);
      case 'signedOut':
        return error(text('common.loginFirst'));
      case 'unreachable':
        return error(failedText(text));
      case 'unsafeLink':
        return error(text('dep.unsafeLink'));
      case 'unknown':
        if (made.message) toast({ kind: 'notice', title: made.message });
        return;
      case 'underWay':
      case 'alreadyOpen':
      // The sheet shows the payment of unknown outcome as long as it is one.
    }
  };

  return { isSending: isPending, isSlow: isPending && isSlow, send, cancel: () => running?.abort() };
}

async function continueOpen(userId: number, open: OpenDeposit): Promise<void> {
  const order = await continueDeposit(userId, open);
  if (order === undefined) void openOverlay('fund-record', { tab: 0 });
  else void openOverlay('deposit-made', { order });
}

/** A payment of unknown outcome that turns out to be made opens its dialog, since its sheet stands open. */
function useOpenedWhenFound(): void {
  useEffect(
    () =>
      orderWatch.subscribe((news) => {
        if (news.type !== 'found' || news.found.kind !== 'deposit') return;
        void continueDeposit(news.userId, { key: news.order.key, orderId: news.found.orderId }).then(
          (order) => order && openOverlay('deposit-made', { order }),
        );
      }),
    [],
  );
}

/** What a deposit needs beyond its form. */
interface DepositConditions {
  readonly offer: ChannelOffer;
  readonly isSignedIn: boolean;
}

/**
 * Checks the form and asks for the account name where the mode needs one.
 *
 * @returns undefined when the player left the question for the name
 */
async function readyDeposit(
  form: DepositForm,
  conditions: DepositConditions,
): Promise<Result<ReadyDeposit, DepositProblem> | undefined> {
  const checked = checkDeposit(form, conditions);
  if (checked.ok || checked.reason.type !== 'accountNameUnasked') return checked;
  const asked = await openOverlay('account-name', {});
  if (asked.type !== 'answered') return undefined;
  return checkDeposit({ ...form, accountName: asked.value }, conditions);
}
