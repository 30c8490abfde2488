import { manilaToday } from '../../src/kernel/manilaDays';
import type { TestOperator } from './TestOperator';

const daySeconds = 86_400;

/** Lets time pass to the next noon in Manila that is on this weekday, Monday 1 to Sunday 7. */
export function passToNoon(operator: TestOperator, weekday: number): void {
  const today = manilaToday(operator.nowMs);
  const days = (weekday - today.weekday + 7) % 7 || 7;
  operator.pass((today.startsAtMs - operator.nowMs) / 1000 + (days + 0.5) * daySeconds);
}
