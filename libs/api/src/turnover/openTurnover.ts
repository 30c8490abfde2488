import { openTurnover, type TurnoverStatus } from '@kislap/domain';
import { turnoverCall, type TurnoverRow } from '../contract/turnover';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

const [running, done] = [0, 1];
/** Nobody has ten pages of open tasks. */
const mostPages = 10;

/**
 * The cache key of what is still to be played.
 *
 * @example
 * openTurnoverKey(7); // => ['openTurnover', 7]
 */
export function openTurnoverKey(userId: number): ReadKey {
  return ['openTurnover', userId];
}

/**
 * Asks how far the tasks are that are still to be played. Turnover fills the oldest task first, so that nothing is open
 * below one that is done.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await getOpenTurnover()).neededTurnover); // => '1,000.00'
 */
export async function getOpenTurnover(options?: CallOptions): Promise<TurnoverStatus> {
  const open: TurnoverRow[] = [];
  for (let page = 1; ; page += 1) {
    const { list, more, needFlow, BetFlow } = await callMain(turnoverCall, { page }, options);
    open.push(...list.filter(({ state }) => state === running));
    const isAll = more === 0 || list.length === 0 || list.some(({ state }) => state === done);
    if (!isAll && page < mostPages) continue;
    return openTurnover(
      { neededTurnover: moneyOfPeso(needFlow), doneTurnover: moneyOfPeso(BetFlow) },
      open.map((row) => ({ neededTurnover: moneyOfPeso(row.needFlow) })),
    );
  }
}
