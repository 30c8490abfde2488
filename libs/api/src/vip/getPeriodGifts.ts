import type { PeriodGift } from '@kislap/domain';
import { userLvDayCall, type LvDay } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalInstant } from '../mapping/optionalInstant';
import { optionalMoney } from '../mapping/optionalMoney';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { giftStateOf } from './giftStateOf';
import { periodOf } from './giftPeriods';

/**
 * The cache key of the player's gifts of the day, the week and the month.
 *
 * @example
 * periodGiftsKey(7); // => ['userLvDay', 7]
 */
export function periodGiftsKey(userId: number): ReadKey {
  return ['userLvDay', userId];
}

/**
 * Asks for the gifts that come again and again. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPeriodGifts())[0]?.period; // => 'day'
 */
export async function getPeriodGifts(options?: CallOptions): Promise<readonly PeriodGift[]> {
  return (await callMain(userLvDayCall, {}, options)).map(periodGiftOf);
}

/**
 * The gifts of the signed-in player that come again and again; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePeriodGifts(7).data?.[0]?.period; // => 'day'
 */
export function usePeriodGifts(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : periodGiftsKey(userId), () => getPeriodGifts());
}

function periodGiftOf({ lvType, am, state, next, need, have }: LvDay): PeriodGift {
  return {
    period: periodOf[lvType],
    amount: moneyOfPeso(am),
    state: giftStateOf(state),
    ...definedFields({
      opensAt: optionalInstant(next),
      needed: optionalMoney(need),
      have: optionalMoney(have),
    }),
  };
}
