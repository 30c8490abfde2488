import { AnswerError, answerCode } from '@kislap/api';
import { epochSecondsFrom, formatManila } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { LoginProblem } from './LoginProblem';

const MS_PER_SECOND = 1000;

/** What the form shows about a refusal; `undefined` for what a toast says. */
export function loginProblemOf(error: unknown, text: TranslateText, nowMs: number): LoginProblem | undefined {
  if (!(error instanceof AnswerError)) return undefined;
  const { code, data, message } = error;
  switch (code) {
    case answerCode.wrongCredentials:
      return { type: 'secret', error: text('auth.wrong') };
    case answerCode.wrongCode:
      return { type: 'secret', error: text('auth.codeWrong') };
    case answerCode.locked:
      return { type: 'locked', until: nowMs + (data.wait ?? 0) * MS_PER_SECOND };
    case answerCode.accountSuspended: {
      const time = data.until ? formatManila(epochSecondsFrom(data.until)) : undefined;
      return { type: 'suspended', notice: time === undefined ? message : text('rg.onBreak', { time }) };
    }
    default:
      return undefined;
  }
}
