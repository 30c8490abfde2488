import { type EggChances, type Money, type Percent, type PrizeKind, zeroMoney } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { type EggPrize, eventEggInfoCall, getEventEggCall } from '../contract/egg';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalInstant } from '../mapping/wireValues';
import { prizeKindOf } from '../prizes/prizes';

/**
 * A prize that may be in an egg.
 *
 * @example
 * const miss: EggOdds = { kind: 'thanks', odds: 25 };
 * miss.amount; // => undefined
 */
export interface EggOdds {
  readonly kind: PrizeKind;
  /** Missing where the operator names none. */
  readonly amount?: Money;
  readonly odds?: Percent;
}

/**
 * The eggs of today and what may be in them.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: EggInfo = await getEggInfo();
 * found.left; // => 2
 */
export interface EggInfo extends EggChances {
  readonly prizes: readonly EggOdds[];
}

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

function eggOddsOf({ prize_type: type, am, odds }: EggPrize): EggOdds {
  const amount = am > 0 ? moneyOfPeso(am) : undefined;
  return { kind: prizeKindOf(type, amount !== undefined), ...definedFields({ amount, odds }) };
}

/**
 * What was in an egg. The amount of a mystery is in the balance too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const smashed: SmashedEgg = await smashEgg(2);
 * smashed.left; // => 1
 */
export interface SmashedEgg extends Claim {
  readonly kind: PrizeKind;
  /** Eggs left today. */
  readonly left: number;
}

/**
 * Smashes an egg. Which one it is changes nothing.
 *
 * @throws AnswerError 1008 no egg in hand, 1010 no more of them today | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const { kind, left } = await smashEgg(2);
 * [kind, left]; // => ['cash', 1]
 */
export async function smashEgg(place: 1 | 2 | 3, options?: CallOptions): Promise<SmashedEgg> {
  const egg = await callMain(getEventEggCall, { pos: place }, options);
  const claim = claimOf(egg);
  return { ...claim, kind: prizeKindOf(egg.prize_type, claim.amount > zeroMoney), left: egg.times };
}
