import { invariantsControl } from '@kislap/api/controls';
import { useControl } from '../client/useControl';

const soonestMs = 15_000;
/** The check reads the whole ledger: it may take a thirtieth of the database's time, not more. */
const pauses = 30;

/** The ledger's own rules, counted again and again: seldom where that takes long. */
export function useInvariants() {
  return useControl(invariantsControl, {}, (last) => Math.max(soonestMs, pauses * (last?.tookMs ?? 0)));
}
