import { answerCode } from '@kislap/api';
import type { AnswerError } from '@kislap/api';
import { epochSecondsFrom, formatManila, formatMoney, moneyFromPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { HeldBackOptions } from './HeldBackOptions';

/** What to say when a limit, a break or an exclusion is the reason; `undefined` for any other refusal. */
export function heldBackWords(
  error: Pick<AnswerError, 'code' | 'message' | 'data'>,
  text: TranslateText,
): HeldBackOptions | undefined {
  switch (error.code) {
    case answerCode.ownLimitReached:
      return error.data.minutes === undefined ? limitWords(error, text) : timeWords(error, text);
    case answerCode.accountSuspended: {
      const time = timeOf(error);
      const title = time === undefined ? text('game.suspended') : text('rg.onBreak', { time });
      return { title, detail: error.message || text('game.suspendedWhy') };
    }
    default:
      return undefined;
  }
}

type Facts = Pick<AnswerError, 'message' | 'data'>;

function limitWords(error: Facts, text: TranslateText): HeldBackOptions {
  const title = text('game.limitTitle');
  const [time, { limit }] = [timeOf(error), error.data];
  if (limit === undefined || time === undefined)
    return { title, detail: error.message || text('game.limitWhy') };
  return { title, detail: text('rg.hit', { x: `₱${formatMoney(moneyFromPeso(limit))}`, time }) };
}

function timeWords(error: Facts, text: TranslateText): HeldBackOptions {
  const title = text('rg.timeUp');
  const [time, { minutes }] = [timeOf(error), error.data];
  if (minutes === undefined || time === undefined)
    return { title, detail: error.message || text('rg.timeUpPlain') };
  return { title, detail: text('rg.timeUpWhy', { n: minutes, time }) };
}

/** 0 is an end that nobody knows. */
const timeOf = ({ data: { until } }: Facts) =>
  until === undefined || until === 0 ? undefined : formatManila(epochSecondsFrom(until));
