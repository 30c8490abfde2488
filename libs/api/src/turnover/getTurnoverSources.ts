import { epochSecondsFrom } from '@kislap/domain';
import { turnoverCall, type TurnoverRow } from '../contract/turnover';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalInstant } from '../mapping/optionalInstant';
import type { LogPage } from '../swr/LogPage';
import type { ReadKey } from '../swr/ReadKey';
import { usePagedLog } from '../swr/usePagedLog';
import type { TurnoverSource } from './TurnoverSource';

/**
 * All that is to be bet, or what came from events alone.
 *
 * @example
 * const scope: TurnoverScope = 'event';
 * turnoverSourcesKey(7, scope); // => ['turnover', 7, 'event']
 */
export type TurnoverScope = 'all' | 'event';

/**
 * The cache key of the list of what is to be bet, without its page.
 *
 * @example
 * turnoverSourcesKey(7, 'all'); // => ['turnover', 7, 'all']
 */
export function turnoverSourcesKey(userId: number, scope: TurnoverScope): ReadKey {
  return ['turnover', userId, scope];
}

/**
 * Asks for a page of what is to be bet, newest first.
 *
 * @param index of the page, from 0
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getTurnoverSources('all', 0)).rows[0]?.kind; // => 'event'
 */
export async function getTurnoverSources(
  scope: TurnoverScope,
  index: number,
  options?: CallOptions,
): Promise<LogPage<TurnoverSource>> {
  const narrowed = scope === 'event' ? ({ type: 'event' } as const) : {};
  const { list, more } = await callMain(turnoverCall, { page: index + 1, ...narrowed }, options);
  return { rows: list.map(turnoverSourceOf), isLast: more === 0 || list.length === 0 };
}

/**
 * What the player has to bet before a withdrawal; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useTurnoverSources(7, 'all').rows[0]?.kind; // => 'event'
 */
export function useTurnoverSources(userId: number | undefined, scope: TurnoverScope) {
  const key = userId === undefined ? undefined : turnoverSourcesKey(userId, scope);
  return usePagedLog(key, (index) => getTurnoverSources(scope, index));
}

const states: readonly TurnoverSource['state'][] = ['running', 'done', 'void'];

function turnoverSourceOf(row: TurnoverRow): TurnoverSource {
  return {
    id: row.id,
    at: epochSecondsFrom(row.logtime),
    kind: row.type,
    title: row.title,
    amount: moneyOfPeso(row.am),
    times: row.times,
    standing: { neededTurnover: moneyOfPeso(row.needFlow), doneTurnover: moneyOfPeso(row.BetFlow) },
    state: states[row.state] ?? 'running',
    ...definedFields({ endsAt: optionalInstant(row.etime) }),
  };
}
