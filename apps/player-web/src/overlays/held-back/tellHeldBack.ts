import { AnswerError } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { openOverlay } from '../openOverlay';
import { heldBackWords } from './heldBackWords';

/** Tells the player that a limit, a break or an exclusion holds them back. @returns whether that was the reason */
export function tellHeldBack(error: unknown, text: TranslateText): boolean {
  const words = error instanceof AnswerError ? heldBackWords(error, text) : undefined;
  if (words !== undefined) void openOverlay('held-back', words);
  return words !== undefined;
}
