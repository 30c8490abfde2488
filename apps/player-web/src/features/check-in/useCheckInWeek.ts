import { useCheckInPlan, useCheckInStatus, usePlayer } from '@kislap/api/react';
import type { ApiError } from '@kislap/api';
import type { CheckInPlan, CheckInPlayer, CheckInStatus } from '@kislap/domain';
import { useManilaNow } from '../../device/clock/operatorNow';
import { weekOf } from './checkInWeek';
import type { CheckInWeek } from './checkInWeek';

interface CheckInWeekState {
  /** Nothing while it is not known. */
  readonly week: CheckInWeek | undefined;
  /** Why there is none. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** The player's week of check-ins. With a new day in Manila it is asked for again (`useNewDay`). */
export function useCheckInWeek(userId: number): CheckInWeekState {
  const now = useManilaNow();
  const plan = useCheckInPlan(userId);
  const status = useCheckInStatus(userId);
  const player = usePlayer(userId);
  const retry = () => {
    for (const read of [plan, status, player]) void read.mutate();
  };

  const facts = factsOf(plan.data, status.data, player.data);
  return {
    week: facts && weekOf(facts, now),
    error: facts ? undefined : (plan.error ?? status.error ?? player.error),
    retry,
  };
}

/** All of it, or nothing: a week without its prizes or its marks would be another week. */
function factsOf(
  plan: CheckInPlan | undefined,
  status: CheckInStatus | undefined,
  player: CheckInPlayer | undefined,
) {
  if (plan === undefined || status === undefined || player === undefined) return undefined;
  return { plan, status, player };
}
