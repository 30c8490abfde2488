import { AnswerError, answerCode } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { toastError } from '../../errors/toastError';
import { tellHeldBack } from '../held-back/tellHeldBack';
import { openOverlay } from '../openOverlay';

/**
 * Says why a game could not be opened. A balance that is too low offers a deposit; the player's own limit never
 * does.
 */
export async function tellRefusedGame(error: unknown, text: TranslateText): Promise<void> {
  if (tellHeldBack(error, text)) return;
  if (!(error instanceof AnswerError)) return toastError(error, text);
  switch (error.code) {
    case answerCode.balanceTooLow:
      return offerDeposit(error, text);
    case answerCode.identityCheckNeeded:
      return offerIdentityCheck(error, text);
    case answerCode.switchedOff:
      return void toast({ kind: 'error', title: text('game.maint') });
    default:
      return toastError(error, text);
  }
}

async function offerIdentityCheck({ message }: AnswerError, text: TranslateText): Promise<void> {
  const words = { title: text('game.identity'), detail: message || text('game.identityWhy') };
  const answers = { yes: text('kyc.title'), no: text('common.later') };
  const outcome = await openOverlay('confirm', { ...words, ...answers });
  if (outcome.type === 'answered') await openOverlay('identity', { why: message });
}

async function offerDeposit({ message }: AnswerError, text: TranslateText): Promise<void> {
  const words = { title: text('game.poor'), detail: message || text('game.poorWhy') };
  const answers = { yes: text('dep.title'), no: text('common.later') };
  const outcome = await openOverlay('confirm', { ...words, ...answers });
  if (outcome.type === 'answered') await openOverlay('deposit', {});
}
