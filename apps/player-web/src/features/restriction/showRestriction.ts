import { answerCode, AnswerError } from '@kislap/api';
import { epochSecondsFrom, formatManila, formatPeso, moneyFromPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { RestrictionOptions } from '../../navigation/overlays/OverlayMap';
import { reported } from '../../device/errors/reportError';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { session } from '../../session/session';

/**
 * Tells the player that a limit, a break or an exclusion holds them back. Who owes an answer about a limit is asked for it.
 *
 * @returns whether that was the reason
 */
export function showRestriction(error: unknown, text: TranslateText): boolean {
  const message = error instanceof AnswerError ? restrictionMessage(error, text) : undefined;
  if (message !== undefined) void openOverlay('restriction', message);
  if (error instanceof AnswerError && isWithoutLimit(error)) void askAgain();
  return message !== undefined;
}

/** No limit is reached: one is to be set first, or the question for one to be answered. */
const isWithoutLimit = ({ code, data }: AnswerError): boolean =>
  code === answerCode.ownLimitReached && data.limit === undefined && data.minutes === undefined;

async function askAgain(): Promise<void> {
  const asking = await import('../limit-prompt/askForLimit').catch(reported('limit prompt'));
  const userId = session.userId();
  if (userId !== undefined) await asking?.askForLimit(userId);
}

/** What to say when a limit, a break or an exclusion is the reason; `undefined` for any other refusal. */
export function restrictionMessage(
  error: Pick<AnswerError, 'code' | 'message' | 'data'>,
  text: TranslateText,
): RestrictionOptions | undefined {
  switch (error.code) {
    case answerCode.ownLimitReached:
      return error.data.minutes === undefined ? limitMessage(error, text) : timeMessage(error, text);
    // The operator says why, and until when.
    case answerCode.accountSuspended:
      return { title: text('game.suspended'), detail: error.message };
    default:
      return undefined;
  }
}

type Facts = Pick<AnswerError, 'message' | 'data'>;

function limitMessage(error: Facts, text: TranslateText): RestrictionOptions {
  const title = text('game.limitTitle');
  const [time, { limit }] = [timeOf(error), error.data];
  if (limit === undefined || time === undefined)
    return { title, detail: error.message || text('game.limitWhy') };
  return { title, detail: text('rg.hit', { x: formatPeso(moneyFromPeso(limit)), time }) };
}

function timeMessage(error: Facts, text: TranslateText): RestrictionOptions {
  const title = text('rg.timeUp');
  const [time, { minutes }] = [timeOf(error), error.data];
  if (minutes === undefined || time === undefined)
    return { title, detail: error.message || text('rg.timeUpPlain') };
  return { title, detail: text('rg.timeUpWhy', { n: minutes, time }) };
}

/** 0 is an end that nobody knows. */
const timeOf = ({ data: { until } }: Facts) =>
  until === undefined || until === 0 ? undefined : formatManila(epochSecondsFrom(until), 'minute');
