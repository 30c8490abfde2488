import { answerCode } from '@kislap/api';
import type { AnswerError } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { isHeldBack } from '../restriction/isHeldBack';
import { showRestriction } from '../restriction/showRestriction';
import { openOverlay } from '../../navigation/overlays/openOverlay';

/**
 * Tells the player why a payment was refused: on a screen of its own where there is one, else in the operator's words.
 */
export async function tellRefusedPayment(refusal: AnswerError, text: TranslateText): Promise<void> {
  if (await isHeldBack(refusal, text)) return;
  if (refusal.code === answerCode.identityCheckNeeded) {
    return void openOverlay('identity', { why: refusal.message });
  }
  if (showRestriction(refusal, text)) return;
  const fallback = refusal.code === answerCode.maintenance ? 'pay.maintenance' : 'pay.refused';
  toast({ kind: 'error', title: refusal.message === '' ? text(fallback) : refusal.message });
}
