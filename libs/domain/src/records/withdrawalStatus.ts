import type { RecordStatus } from './RecordStatus';

const statuses: readonly RecordStatus[] = ['pending', 'complete'];

/**
 * Status rule of withdrawals: 0 pending, 1 complete, anything else failed.
 *
 * @example
 * withdrawalStatus(0); // => 'pending'
 * withdrawalStatus(7); // => 'failed'
 */
export function withdrawalStatus(status: number): RecordStatus {
  return statuses[status] ?? 'failed';
}
