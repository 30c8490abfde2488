import type { DrawSpins, EpochSeconds, Money, PrizeKind } from '@kislap/domain';

/**
 * One spin and what it brought.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DrawSpin | undefined = (await getDrawSpins(0))[0];
 * found?.kind; // => 'mystery'
 */
export interface DrawSpin {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly kind: PrizeKind;
  /** Missing for a thank-you and for a mystery that waits. */
  readonly amount: Money | undefined;
  /** Its segment on the wheel. */
  readonly index: number;
  readonly source: keyof DrawSpins;
  /** A mystery that still has to be opened. */
  readonly isWaiting: boolean;
}
