import type { EpochSeconds } from '../time/EpochSeconds';
import type { RecordStatus } from './RecordStatus';

const patienceSeconds = 300;

/**
 * Whether a deposit has been pending for so long, five minutes, that the player may report it as missing.
 *
 * @example
 * const at = epochSecondsFrom(1_767_196_800);
 * isDepositOverdue({ status: 'pending', at }, epochSecondsFrom(at + 299)); // => false
 * isDepositOverdue({ status: 'pending', at }, epochSecondsFrom(at + 300)); // => true
 */
export function isDepositOverdue(
  { status, at }: { readonly status: RecordStatus; readonly at: EpochSeconds },
  now: EpochSeconds,
): boolean {
  return status === 'pending' && now - at >= patienceSeconds;
}
