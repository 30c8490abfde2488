import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../clock/ClockContext';

/** Who has done nothing for this long is not about to tap what something would cover. */
const REST_MS = 1500;
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** While `isOn`, runs `onRest` once the visitor has let the screen rest. */
export function useAtRest(isOn: boolean, onRest: () => void): void {
  const clock = useClock();
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isOn) return undefined;
    let callOff = clock.after(REST_MS, () => rest());
    const wait = (): void => {
      callOff();
      callOff = clock.after(REST_MS, () => rest());
    };
    ACTS.forEach((act) => document.addEventListener(act, wait, { capture: true, passive: true }));
    return () => {
      callOff();
      ACTS.forEach((act) => document.removeEventListener(act, wait, true));
    };
  }, [isOn, clock]);
}
