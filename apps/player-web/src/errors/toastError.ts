import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { errorText } from './errorText';

/** Tells the player about a failed call, if there is anything to tell. */
export function toastError(error: unknown, text: TranslateText): void {
  const title = errorText(error, text);
  if (title !== undefined) toast({ kind: 'error', title });
}
