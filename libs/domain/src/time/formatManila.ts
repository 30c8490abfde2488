import type { EpochSeconds } from './EpochSeconds';
import { manila } from './manila';

/**
 * The Manila date and time of an instant, 'YYYY-MM-DD HH:mm:ss'.
 *
 * Display rule: a missing or zero instant is shown as '--'.
 */
export function formatManila(instant: EpochSeconds | null | undefined): string {
  return instant ? manila(instant).format('YYYY-MM-DD HH:mm:ss') : '--';
}
