import { useActivityStates, useDrawSetup } from '@kislap/api';
import { activityNumber } from '@kislap/domain';

/** Whether ways to the luck draw are shown: it is switched on, and there is something to draw. */
export function useIsDrawOpen(): boolean {
  const { data: active } = useActivityStates();
  const { data: setup } = useDrawSetup();
  return active?.includes(activityNumber.draw) === true && setup !== undefined && setup !== null;
}
