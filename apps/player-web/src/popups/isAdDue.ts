import type { AdFrequency } from '@kislap/api';
import type { DayKey } from '@kislap/domain';
import type { AdSight } from './AdSight';

/**
 * Whether an advertisement may come up.
 *
 * Advertisement rule: `once` only on a device that has never shown it, `day` not twice on a Manila day, `always` at
 * every visit; and none on a day on which its visitor has closed it for the day.
 *
 * @param sight `undefined` when this device has never shown it
 * @example
 * isAdDue('once', undefined, '2026-01-01'); // => true
 * isAdDue('day', { shownOn: '2026-01-01' }, '2026-01-01'); // => false
 */
export function isAdDue(frequency: AdFrequency, sight: AdSight | undefined, today: DayKey): boolean {
  if (sight === undefined) return true;
  if (sight.hiddenOn === today) return false;
  switch (frequency) {
    case 'once':
      return false;
    case 'day':
      return sight.shownOn !== today;
    case 'always':
      return true;
  }
}
