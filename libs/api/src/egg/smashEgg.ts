import { zeroMoney, type PrizeKind } from '@kislap/domain';
import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getEventEggCall } from '../contract/egg';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { prizeKindOf } from '../prizes/prizeKindOf';

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
