import type { GiftPeriod, PeriodGift } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { getUserLvDayCall, type LvDay, userLvDayCall } from '../contract/vip';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalInstant, optionalMoney } from '../mapping/wireValues';
import { giftStateOf } from './levelGifts';

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

/** The wire's `lvType` of each period. */
const lvTypeOf = { day: 1, week: 2, month: 3 } as const satisfies Record<GiftPeriod, number>;

/** The period of each of the wire's `lvType`s. */
const periodOf = { 1: 'day', 2: 'week', 3: 'month' } as const satisfies Record<1 | 2 | 3, GiftPeriod>;

/**
 * Takes the VIP gift of the day, the week or the month.
 *
 * @throws AnswerError 1008 not of this level, 1009 already received | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await takePeriodGift('day')).amount); // => '2.00'
 */
export async function takePeriodGift(period: GiftPeriod, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getUserLvDayCall, { lvType: lvTypeOf[period] }, options));
}
