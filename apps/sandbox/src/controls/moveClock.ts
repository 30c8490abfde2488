import { manilaToday } from '../kernel/manilaToday';
import type { Operator } from '../Operator';

const secondMs = 1000;
const dayMs = 86_400_000;

interface Travel {
  /** An instant in seconds. */
  readonly epoch?: number;
  /** Seconds from now on. */
  readonly by?: number;
  readonly to?: 'midnight';
}

/** Moves the operator's clock; with nothing given it runs with the machine again. */
export function moveClock({ clock }: Operator, { epoch, by, to }: Travel): object {
  const nowMs = clock.nowMs();
  if (to === 'midnight') clock.moveTo(manilaToday(nowMs).startsAtMs + dayMs);
  else if (by !== undefined) clock.moveTo(nowMs + by * secondMs);
  else if (epoch !== undefined) clock.moveTo(epoch * secondMs);
  else clock.reset();
  return {};
}
