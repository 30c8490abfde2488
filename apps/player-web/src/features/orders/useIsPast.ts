import type { EpochSeconds } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { operatorNow } from '../../device/clock/operatorNow';

/** The operator's clock, as it goes on while something waits for an instant; later it stands. */
export function useNowWhile(isWaiting: boolean): EpochSeconds {
  const clock = useClock();
  const [now, setNow] = useState(operatorNow);
  useEffect(
    () => (isWaiting ? clock.every(1000, () => setNow(operatorNow())) : undefined),
    [clock, isWaiting],
  );
  return now;
}

/** Whether an instant has passed by the operator's clock; one that is not known has not. */
export function useIsPast(instant: EpochSeconds | undefined): boolean {
  const now = useNowWhile(instant !== undefined);
  return instant !== undefined && now >= instant;
}
