import { useEffect, useState } from 'react';
import { useClock } from '../../clock/ClockContext';
import { operatorNow } from '../../clock/operatorNow';
import { useAppLocation } from '../../navigation/useAppLocation';
import { readMaintenance } from './readMaintenance';

/** How often it is looked whether the planned end has passed. */
const LOOK_MS = 30_000;

/** What the operator says of its maintenance by now. */
export function useMaintenance(): ReturnType<typeof readMaintenance> {
  const clock = useClock();
  const { told } = useAppLocation();
  const [now, setNow] = useState(operatorNow);
  useEffect(() => clock.every(LOOK_MS, () => setNow(operatorNow())), [clock]);
  return readMaintenance(told, now);
}
