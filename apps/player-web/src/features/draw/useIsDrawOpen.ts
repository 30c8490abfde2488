import { useActivityStates } from '@kislap/api/react';
import { activityNumber } from '@kislap/domain';
import { useDrawWay } from './useDrawWay';

/** Whether ways to the luck draw are shown: it is switched on, and there is something to draw. */
export function useIsDrawOpen(): boolean {
  const { data: active } = useActivityStates();
  const { isOpen } = useDrawWay();
  return active?.includes(activityNumber.draw) === true && isOpen;
}
