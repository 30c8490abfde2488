import { userLvListCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { giftStateOf } from './giftStateOf';
import type { LevelGift } from './LevelGift';

/**
 * The cache key of the gifts of reaching a level.
 *
 * @example
 * levelGiftsKey(7); // => ['userLvList', 7]
 */
export function levelGiftsKey(userId: number): ReadKey {
  return ['userLvList', userId];
}

/**
 * Asks for the gifts of reaching a level, lowest first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getLevelGifts())[1]?.state; // => 'ready'
 */
export async function getLevelGifts(options?: CallOptions): Promise<readonly LevelGift[]> {
  const rewards = await callMain(userLvListCall, {}, options);
  return rewards
    .map(({ vip, am, state }) => ({ level: vip, amount: moneyOfPeso(am), state: giftStateOf(state) }))
    .sort((one, other) => one.level - other.level);
}

/**
 * The signed-in player's gifts of reaching a level; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useLevelGifts(7).data?.[1]?.state; // => 'ready'
 */
export function useLevelGifts(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : levelGiftsKey(userId), () => getLevelGifts());
}
