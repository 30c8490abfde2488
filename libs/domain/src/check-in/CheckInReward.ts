import type { Money } from '../money/Money';
import type { RepairRules } from './RepairRules';

/** The reward of one day of the week; a day without repair rules cannot be repaired. */
export interface CheckInReward {
  readonly prizeType: number;
  readonly prize: Money;
  readonly repairRules?: RepairRules;
}
