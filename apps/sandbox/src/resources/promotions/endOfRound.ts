import type { ActivityListing } from '../../catalogue/activities';
import { manilaToday } from '../../kernel/manilaToday';

const daySeconds = 86_400;

/** When a round of an activity is over, in epoch seconds; 0 for one without an end. */
export function endOfRound({ lasts }: Pick<ActivityListing, 'lasts'>, nowMs: number): number {
  const { startsAtMs, weekday } = manilaToday(nowMs);
  const daysLeft = { day: 1, week: 8 - weekday };
  return lasts === undefined ? 0 : startsAtMs / 1000 + daysLeft[lasts] * daySeconds;
}
