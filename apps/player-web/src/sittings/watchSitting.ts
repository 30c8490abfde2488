import type { Clock } from '../clock/Clock';
import type { SittingGuard } from './SittingGuard';

/** Limits change rarely; the operator's count of the time decides. */
const LEARN_EVERY_MS = 300_000;
/** While the game opens, the operator may not know yet that a sitting has begun: seconds after which it is asked again. */
const LEARN_AGAIN_AT_S = [3, 10, 30, 60];

/** Keeps a guard informed and on time while a game is open. @returns stops it */
export function watchSitting(guard: SittingGuard, clock: Clock): () => void {
  let seconds = 0;
  void guard.learn();
  const stops = [
    clock.every(LEARN_EVERY_MS, () => void guard.learn()),
    clock.every(1000, () => {
      seconds += 1;
      if (LEARN_AGAIN_AT_S.includes(seconds) && !guard.knowsSitting()) void guard.learn();
      void guard.tick();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
