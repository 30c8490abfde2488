import { useCheckInPlan, useCheckInStanding, usePlayer } from '@kislap/api';
import type { ApiError } from '@kislap/api';
import { manilaDay } from '@kislap/domain';
import type { CheckInPlan, CheckInPlayer, CheckInStanding } from '@kislap/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useManilaNow } from '../../clock/useManilaNow';
import type { CheckInWeek } from './CheckInWeek';
import { weekOf } from './weekOf';

interface CheckInWeekState {
  /** Nothing while it is not known. */
  readonly week: CheckInWeek | undefined;
  /** Why there is none. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** The player's week of check-ins. With a new day in Manila it is asked for again. */
export function useCheckInWeek(userId: number): CheckInWeekState {
  const now = useManilaNow();
  const plan = useCheckInPlan(userId);
  const standing = useCheckInStanding(userId);
  const player = usePlayer(userId);
  const retry = () => {
    for (const read of [plan, standing, player]) void read.mutate();
  };

  const askAgain = useEffectEvent(retry);
  const today = manilaDay(now);
  const shownDay = useRef(today);
  useEffect(() => {
    if (shownDay.current !== today) askAgain();
    shownDay.current = today;
  }, [today]);

  const facts = factsOf(plan.data, standing.data, player.data);
  return {
    week: facts && weekOf(facts, now),
    error: facts ? undefined : (plan.error ?? standing.error ?? player.error),
    retry,
  };
}

/** All of it, or nothing: a week without its prizes or its marks would be another week. */
function factsOf(
  plan: CheckInPlan | undefined,
  standing: CheckInStanding | undefined,
  player: CheckInPlayer | undefined,
) {
  if (plan === undefined || standing === undefined || player === undefined) return undefined;
  return { plan, standing, player };
}
