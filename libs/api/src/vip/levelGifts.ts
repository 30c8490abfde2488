import type { GiftState, Money } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { getUserLvCall, userLvListCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * The gift of reaching a VIP level, given once.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: LevelGift | undefined = (await getLevelGifts())[1];
 * found?.state; // => 'ready'
 */
export interface LevelGift {
  readonly level: number;
  readonly amount: Money;
  readonly state: GiftState;
}

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
 * Claim rule of VIP gifts: 0 not reached, 1 to receive, 2 received. A number that is not known is locked: a button
 * that cannot work is not shown.
 *
 * @example
 * giftStateOf(1); // => 'ready'
 * giftStateOf(9); // => 'locked'
 */
export function giftStateOf(state: number): GiftState {
  switch (state) {
    case 1:
      return 'ready';
    case 2:
      return 'received';
    default:
      return 'locked';
  }
}

/**
 * Takes the gift of reaching a VIP level.
 *
 * @throws AnswerError 1008 not reached, 1009 already received | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takeLevelGift(2)).amount); // => '20.00'
 */
export async function takeLevelGift(level: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserLvCall, { vip: level }, options));
}
