import { AnswerError, answerCode, OfflineError } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';

/**
 * What to tell the player about a failed call: the operator's own words where it sent some. Nothing for what the
 * shell handles (a session that ended, maintenance) and for calls that were called off.
 */
export function errorText(error: unknown, text: TranslateText): string | undefined {
  if (error instanceof AnswerError) {
    const isForShell = error.code === answerCode.sessionEnded || error.code === answerCode.maintenance;
    return isForShell ? undefined : error.message || text('net.failed');
  }
  if (error instanceof OfflineError && error.reason === 'cancelled') return undefined;
  return navigator.onLine ? text('net.failed') : text('net.offline');
}
