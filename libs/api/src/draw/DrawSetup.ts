import type { DrawRules, WheelPrize } from '@kislap/domain';

/** What the operator draws for: the rules of a round and the wheel from its top clockwise. */
export interface DrawSetup {
  readonly rules: DrawRules;
  readonly prizes: readonly WheelPrize[];
}
