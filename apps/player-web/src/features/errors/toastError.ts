import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { errorText } from './errorText';
import { reportError } from '../../device/errors/reportError';

/**
 * Tells the player about a failed call, if there is anything to tell; and the operator, if it should not have failed.
 *
 * @param wasGuest nobody was signed in when it was sent
 */
export function toastError(error: unknown, text: TranslateText, wasGuest = false): void {
  reportError(error, 'act');
  const title = errorText(error, text, wasGuest);
  if (title !== undefined) toast({ kind: 'error', title });
}
