import { eventEggInfoCall, type EggPrize } from '../contract/egg';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalInstant } from '../mapping/optionalInstant';
import { prizeKindOf } from '../prizes/prizeKindOf';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { EggInfo, EggOdds } from './EggInfo';

/**
 * The cache key of the eggs of today.
 *
 * @example
 * eggInfoKey(7); // => ['eventEggInfo', 7]
 */
export function eggInfoKey(userId: number): ReadKey {
  return ['eventEggInfo', userId];
}

/**
 * Asks for the eggs of today and their odds. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getEggInfo()).left; // => 2
 */
export async function getEggInfo(options?: CallOptions): Promise<EggInfo> {
  const { times, max, next, need, prizes } = await callMain(eventEggInfoCall, {}, options);
  return {
    left: times,
    max,
    neededToday: moneyOfPeso(need.day_depAmt),
    depositedToday: moneyOfPeso(need.have),
    prizes: prizes.map(eggOddsOf),
    ...definedFields({ nextAt: optionalInstant(next) }),
  };
}

/**
 * The signed-in player's eggs of today; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useEggInfo(7).data?.left; // => 2
 */
export function useEggInfo(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : eggInfoKey(userId), () => getEggInfo());
}

function eggOddsOf({ prize_type: type, am, odds }: EggPrize): EggOdds {
  const amount = am > 0 ? moneyOfPeso(am) : undefined;
  return { kind: prizeKindOf(type, amount !== undefined), ...definedFields({ amount, odds }) };
}
