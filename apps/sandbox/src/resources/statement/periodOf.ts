import { isCalendarDay } from '@kislap/domain';
import { Refusal } from '../../kernel/Refusal';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';

/** No statement is longer: three months, with their days. */
const mostDays = 92;

/** From one instant up to another, in epoch milliseconds. */
export interface Period {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/**
 * The time of some Manila days, the first and the last included.
 *
 * @throws Refusal `badParameter` for days that no calendar has, that are the wrong way round, or that are too many
 */
export function periodOf({ from, to }: { readonly from: string; readonly to: string }): Period {
  if (!isCalendarDay(from)) throw new Refusal('badParameter', { field: 'from' });
  if (!isCalendarDay(to) || to < from) throw new Refusal('badParameter', { field: 'to' });
  const period = { startsAtMs: manilaDayStart(from), endsAtMs: manilaDayStart(to) + manilaDayMs };
  if (period.endsAtMs - period.startsAtMs > mostDays * manilaDayMs) {
    throw new Refusal('badParameter', { field: 'from' });
  }
  return period;
}
