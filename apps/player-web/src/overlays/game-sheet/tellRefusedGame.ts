import { AnswerError, answerCode } from '@kislap/api';
import { epochSecondsFrom, formatManila, formatMoney, moneyFromPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { toastError } from '../../errors/toastError';
import { openOverlay } from '../openOverlay';

/**
 * Says why a game could not be opened. A balance that is too low offers a deposit; the player's own limit never
 * does.
 */
export async function tellRefusedGame(error: unknown, text: TranslateText): Promise<void> {
  if (!(error instanceof AnswerError)) return toastError(error, text);
  const tell = async (title: string, detail: string): Promise<void> =>
    void (await openOverlay('confirm', { title, detail, yes: text('common.ok') }));
  switch (error.code) {
    case answerCode.balanceTooLow:
      return offerDeposit(error, text);
    case answerCode.ownLimitReached:
      return tell(text('game.limitTitle'), limitWords(error, text));
    case answerCode.accountSuspended:
      return tell(text('game.suspended'), error.message || text('game.suspendedWhy'));
    case answerCode.identityCheckNeeded:
      return tell(text('game.identity'), error.message || text('game.identityWhy'));
    case answerCode.switchedOff:
      return void toast({ kind: 'error', title: text('game.maint') });
    default:
      return toastError(error, text);
  }
}

async function offerDeposit({ message }: AnswerError, text: TranslateText): Promise<void> {
  const words = { title: text('game.poor'), detail: message || text('game.poorWhy') };
  const answers = { yes: text('dep.title'), no: text('common.later') };
  const outcome = await openOverlay('confirm', { ...words, ...answers });
  if (outcome.type === 'answered') await openOverlay('deposit', {});
}

function limitWords({ message, data: { limit, until } }: AnswerError, text: TranslateText): string {
  if (limit === undefined || until === undefined || until === 0) return message || text('game.limitWhy');
  return text('rg.hit', {
    x: `₱${formatMoney(moneyFromPeso(limit))}`,
    time: formatManila(epochSecondsFrom(until)),
  });
}
