import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';

/** What a guest has said in this visit; nothing is kept of it. */
let said: 'adult' | 'young' | undefined;

/**
 * Asks a guest once in a visit whether they are of age: an account proves it, a demo is open to everybody.
 *
 * @returns 'young' after an honest no, which is answered kindly; undefined when the question was left open
 */
export async function askAge(text: TranslateText): Promise<typeof said> {
  if (said === undefined) {
    const words = { title: text('age.ask'), detail: text('age.why') };
    const outcome = await openOverlay('confirm', { ...words, yes: text('age.yes'), no: text('age.no') });
    if (outcome.type === 'answered') said = 'adult';
    else if (outcome.reason === 'closeButton') said = 'young';
  }
  if (said === 'young') toast({ kind: 'notice', title: text('age.young') });
  return said;
}

/** Forgets what was said: another visit begins. */
export function forgetAge(): void {
  said = undefined;
}
