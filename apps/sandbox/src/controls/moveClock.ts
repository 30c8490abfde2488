import { Refusal } from '../kernel/Refusal';
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

/** Beyond this no day of the calendar is told any more. */
const latestMs = Date.UTC(2100, 0);

/**
 * Moves the operator's clock; with nothing given it runs with the machine again.
 *
 * @throws Refusal `badParameter` for an instant before 1970 or after this century
 */
export function moveClock({ clock }: Operator, { epoch, by, to }: Travel): object {
  const nowMs = clock.nowMs();
  if (to === 'midnight') clock.moveTo(manilaToday(nowMs).startsAtMs + dayMs);
  else if (by !== undefined) clock.moveTo(checked(nowMs + by * secondMs, 'by'));
  else if (epoch !== undefined) clock.moveTo(checked(epoch * secondMs, 'epoch'));
  else clock.reset();
  return {};
}

function checked(epochMs: number, field: string): number {
  if (!(epochMs >= 0 && epochMs <= latestMs)) throw new Refusal('badParameter', { field });
  return Math.round(epochMs);
}
