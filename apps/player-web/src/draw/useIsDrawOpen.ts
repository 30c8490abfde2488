import { useActivityStates, useDrawSetup } from '@kislap/api';
import { DRAW_ACTIVITY } from './DRAW_ACTIVITY';

/** Whether ways to the luck draw are shown: it is switched on, and there is something to draw. */
export function useIsDrawOpen(): boolean {
  const { data: active } = useActivityStates();
  const { data: setup } = useDrawSetup();
  return active?.includes(DRAW_ACTIVITY) === true && setup !== undefined && setup !== null;
}
