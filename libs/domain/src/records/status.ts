import type { EpochSeconds } from '../time/internal';

/**
 * How far a deposit or withdrawal is.
 *
 * @example
 * const status: RecordStatus = 'pending';
 * isDepositOverdue({ status, at: epochSecondsFrom(0) }, epochSecondsFrom(300)); // => true
 */
export type RecordStatus = 'pending' | 'complete' | 'failed';

const depositStatuses: readonly RecordStatus[] = ['pending', 'complete', 'failed'];

/**
 * Status rule of deposits: 0 pending, 1 success, 2 failed. A number that is not known is shown as pending: money
 * on its way is never called lost.
 *
 * @see docs/rules.md#records
 * @example
 * depositStatus(1); // => 'complete'
 * depositStatus(7); // => 'pending'
 */
export function depositStatus(status: number): RecordStatus {
  return depositStatuses[status] ?? 'pending';
}

const withdrawalStatuses: readonly RecordStatus[] = ['pending', 'complete'];

/**
 * Status rule of withdrawals: 0 pending, 1 complete, anything else failed.
 *
 * @see docs/rules.md#records
 * @example
 * withdrawalStatus(0); // => 'pending'
 * withdrawalStatus(7); // => 'failed'
 */
export function withdrawalStatus(status: number): RecordStatus {
  return withdrawalStatuses[status] ?? 'failed';
}

const patienceSeconds = 300;

/**
 * Whether a deposit has been pending for so long, five minutes, that the player may report it as missing.
 *
 * @see docs/rules.md#records
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
