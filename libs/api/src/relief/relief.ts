import type { Relief } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { getUserAlmsCall, userAlmsCall } from '../contract/relief';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * The cache key of the player's relief.
 *
 * @example
 * reliefKey(7); // => ['userAlms', 7]
 */
export function reliefKey(userId: number): ReadKey {
  return ['userAlms', userId];
}

/**
 * Asks whether there is relief for an empty balance. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRelief()).max; // => 3
 */
export async function getRelief(options?: CallOptions): Promise<Relief> {
  const { times, max, am, below, state } = await callMain(userAlmsCall, {}, options);
  return { times, max, amount: moneyOfPeso(am), below: moneyOfPeso(below), state: reliefStateOf(state) };
}

/**
 * State rule of relief: 0 closed, 1 open, 2 used up for today. A number that is not known is closed.
 *
 * @example
 * reliefStateOf(1); // => 'open'
 * reliefStateOf(9); // => 'closed'
 */
export function reliefStateOf(state: number): Relief['state'] {
  switch (state) {
    case 1:
      return 'open';
    case 2:
      return 'usedUp';
    default:
      return 'closed';
  }
}

/**
 * Takes the relief.
 *
 * @throws AnswerError 1008 conditions not met, 1009 used up today | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeRelief()).amount); // => '2.00'
 */
export async function takeRelief(options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserAlmsCall, {}, options));
}
