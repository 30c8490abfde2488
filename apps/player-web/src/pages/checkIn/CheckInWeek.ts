import type {
  CheckInBlade,
  CheckInCondition,
  CheckInDay,
  CheckInOffer,
  EpochSeconds,
  RepairChance,
} from '@kislap/domain';

/** Everything the check-in page shows of a player's week. */
export interface CheckInWeek {
  readonly days: readonly CheckInDay[];
  readonly blades: readonly CheckInBlade[];
  readonly conditions: readonly CheckInCondition[];
  readonly offer: CheckInOffer;
  readonly chance: RepairChance | undefined;
  /** When the week is over; only on its last day, when it matters. */
  readonly endsAt: EpochSeconds | undefined;
}
