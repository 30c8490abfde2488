import { type EpochSeconds, epochSecondsFrom, type Money, type TurnoverStatus } from '@kislap/domain';
import { turnoverCall, type TurnoverRow } from '../contract/turnover';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import type { LogPage } from '../mapping/LogPage';
import { definedFields, moneyOfPeso, optionalInstant } from '../mapping/wireValues';

/**
 * Something that has to be bet before a withdrawal.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const source: TurnoverSource | undefined = (await getTurnoverSources('all', 0)).rows[0];
 * source?.kind; // => 'event'
 */
export interface TurnoverSource {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: 'deposit' | 'bonus' | 'event';
  /** In the player's language, from the operator; '' when it names none. */
  readonly title: string;
  readonly amount: Money;
  /** How often the amount is to be bet. */
  readonly times: number;
  readonly status: TurnoverStatus;
  readonly state: 'running' | 'done' | 'void';
  readonly endsAt?: EpochSeconds | undefined;
}

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

const states: readonly TurnoverSource['state'][] = ['running', 'done', 'void'];

function turnoverSourceOf(row: TurnoverRow): TurnoverSource {
  return {
    id: row.id,
    at: epochSecondsFrom(row.logtime),
    kind: row.type,
    title: row.title,
    amount: moneyOfPeso(row.am),
    times: row.times,
    status: { neededTurnover: moneyOfPeso(row.needFlow), doneTurnover: moneyOfPeso(row.BetFlow) },
    state: states[row.state] ?? 'running',
    ...definedFields({ endsAt: optionalInstant(row.etime) }),
  };
}
