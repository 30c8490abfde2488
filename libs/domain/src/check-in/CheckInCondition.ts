import type { Money } from '../money/Money';

/**
 * One check-in rule with what the player has, what it needs and whether that is enough.
 *
 * @example
 * const vip: CheckInCondition = { type: 'vip', isMet: false, have: 1, need: 2 };
 * vip.need - vip.have; // => 1
 */
export type CheckInCondition =
  | { readonly type: 'vip'; readonly isMet: boolean; readonly have: number; readonly need: number }
  | {
      readonly type: 'totalDeposit' | 'dayDeposit' | 'dayTurnover';
      readonly have: Money;
      readonly need: Money;
      /** What is still missing, in centavos that are always enough; nothing when the rule is met. */
      readonly missing: Money | undefined;
    }
  | { readonly type: 'selectedPlayers'; readonly isMet: boolean };
