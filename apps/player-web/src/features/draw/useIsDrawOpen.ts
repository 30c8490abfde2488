import { useActivityStates, useDrawSetup } from '@kislap/api';
import { activityNumber } from '@kislap/domain';

/**
 * Whether ways to the luck draw are shown: it is switched on, and there is something to draw. While that is asked they
 * are shown: coming in later, they would move their neighbours.
 */
export function useIsDrawOpen(): boolean {
  const { data: active } = useActivityStates();
  const { data: setup, isLoading } = useDrawSetup();
  return (
    active?.includes(activityNumber.draw) === true && (isLoading || (setup !== undefined && setup !== null))
  );
}
