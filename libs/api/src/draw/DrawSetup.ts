import type { DrawRules, WheelPrize } from '@kislap/domain';

/**
 * What the operator draws for: the rules of a round and the wheel from its top clockwise.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const setup: DrawSetup | null = await getDrawSetup();
 * setup?.prizes.length; // => 8
 */
export interface DrawSetup {
  readonly rules: DrawRules;
  readonly prizes: readonly WheelPrize[];
}
