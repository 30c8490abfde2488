import type { EpochSeconds } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { operatorNow } from '../../device/clock/operatorNow';

/** Whether an instant has passed by the operator's clock; one that is not known has not. */
export function useIsPast(instant: EpochSeconds | undefined): boolean {
  const clock = useClock();
  const [now, setNow] = useState(operatorNow);
  const isKnown = instant !== undefined;
  useEffect(() => (isKnown ? clock.every(1000, () => setNow(operatorNow())) : undefined), [clock, isKnown]);
  return instant !== undefined && now >= instant;
}
