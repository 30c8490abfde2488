import type { RecordStatus } from './RecordStatus';

const statuses: readonly RecordStatus[] = ['pending', 'complete', 'failed'];

/**
 * Status rule of deposits: 0 pending, 1 success, 2 failed. A number that is not known is shown as pending: money
 * on its way is never called lost.
 *
 * @example
 * depositStatus(1); // => 'complete'
 * depositStatus(7); // => 'pending'
 */
export function depositStatus(status: number): RecordStatus {
  return statuses[status] ?? 'pending';
}
