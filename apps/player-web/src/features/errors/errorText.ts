import { AnswerError, answerCode, isUnexpectedError, OfflineError } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { isLostCode } from '../../config/build';
import { reach } from '../../session/offline/reach';

const forShell: readonly number[] = [
  answerCode.sessionEnded,
  answerCode.sessionLocked,
  answerCode.maintenance,
];

/**
 * What to tell the player about a failed call: the operator's own words where it sent some. `undefined` for what the
 * shell handles and for cancelled calls. A mistake in the app is never told as a bad connection.
 *
 * @param wasGuest nobody was signed in when it was sent: there was no session to end, so the shell says nothing
 */
export function errorText(error: unknown, text: TranslateText, wasGuest = false): string | undefined {
  if (error instanceof AnswerError) {
    const isForShell = forShell.includes(error.code) && !(wasGuest && error.code === answerCode.sessionEnded);
    return isForShell ? undefined : shortened(error.message) || text('net.failed');
  }
  if (error instanceof OfflineError && error.reason === 'cancelled') return undefined;
  if (isUnexpectedError(error) && !isLostCode(error)) return text('err.unexpected');
  return failedText(text);
}

/** More of a message than this is no sentence for a player, and would push all else off the screen. */
const longest = 300;

const shortened = (message: string) =>
  message.length > longest ? `${message.slice(0, longest - 1).trimEnd()}…` : message;

/** That something did not work; where nothing answers at all, that the connection is missing. */
export function failedText(text: TranslateText): string {
  if (!navigator.onLine) return text('net.offline');
  return text(reach.isLost() ? 'net.unreached' : 'net.failed');
}
