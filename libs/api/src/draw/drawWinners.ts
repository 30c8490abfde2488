import { type EpochSeconds, epochSecondsFrom, type Money } from '@kislap/domain';
import { pddPerListCall } from '../contract/draw';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * A goal that was paid out to somebody, masked.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DrawWinner | undefined = (await getDrawWinners())[0];
 * found?.nickname; // => 'L***a'
 */
export interface DrawWinner {
  readonly nickname: string;
  readonly amount: Money;
  readonly at: EpochSeconds;
}

/**
 * The cache key of the latest payouts.
 *
 * @example
 * drawWinnersKey; // => ['pddPerList']
 */
export const drawWinnersKey: ReadKey = ['pddPerList'];

/**
 * Asks for the latest payouts of the draw. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawWinners())[0]?.nickname; // => 'L***a'
 */
export async function getDrawWinners(options?: CallOptions): Promise<readonly DrawWinner[]> {
  const payouts = await callMain(pddPerListCall, {}, options);
  return payouts.map(({ nick, am, logtime }) => ({
    nickname: nick,
    amount: moneyOfPeso(am),
    at: epochSecondsFrom(logtime),
  }));
}
