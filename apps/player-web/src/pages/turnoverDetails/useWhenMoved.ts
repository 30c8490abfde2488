import type { TurnoverStanding } from '@kislap/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the turnover has moved since it was last known: a gift, a deposit or a bet did it. */
export function useWhenMoved(standing: TurnoverStanding | undefined, onMoved: () => void): void {
  const moved = useEffectEvent(onMoved);
  const held = useRef<string>(undefined);
  const sum = standing && `${standing.neededTurnover} ${standing.doneTurnover}`;
  useEffect(() => {
    if (sum === undefined) return;
    if (held.current !== undefined && held.current !== sum) moved();
    held.current = sum;
  }, [sum]);
}
