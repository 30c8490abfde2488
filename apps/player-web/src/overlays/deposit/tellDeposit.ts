import { answerCode } from '@kislap/api';
import type { ChannelOffer } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { tellHeldBack } from '../held-back/tellHeldBack';
import { openOverlay } from '../openOverlay';
import type { DepositAttempt } from './sendDeposit';
import type { DepositFormView } from './useDepositForm';

interface MadeDeposit {
  readonly view: DepositFormView;
  readonly offer: ChannelOffer;
  readonly text: TranslateText;
}

/** Tells the player how the deposit ended; one that was made leads on to its pay page. */
export function tellDeposit(attempt: DepositAttempt, { view, offer, text }: MadeDeposit): void {
  const tell = (title: string): void => void toast({ kind: 'error', title });
  switch (attempt.type) {
    case 'made':
      void openOverlay('deposit-made', {
        payUrl: attempt.payUrl,
        amount: view.amount,
        bonus: view.preview.total,
        channelName: offer.channel.name,
      });
      return;
    case 'refused':
      if (attempt.refusal?.code === answerCode.identityCheckNeeded) {
        void openOverlay('identity', { why: attempt.message });
        return;
      }
      if (tellHeldBack(attempt.refusal, text)) return;
      return tell(attempt.message === '' ? text('net.failed') : attempt.message);
    case 'signedOut':
      return tell(text('common.loginFirst'));
    case 'unreachable':
      return tell(text(navigator.onLine ? 'net.failed' : 'net.offline'));
    case 'unsafeLink':
      return tell(text('dep.unsafeLink'));
    case 'unknown':
      tell(text('dep.unknown'));
      void openOverlay('fund-record', { tab: 0 });
  }
}
