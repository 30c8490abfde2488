import type { RecordStatus } from './RecordStatus';

/**
 * Status rule of withdrawals: 0 pending, 1 complete, anything else failed.
 *
 * @example
 * withdrawalStatus(0); // => 'pending'
 * withdrawalStatus(7); // => 'failed'
 */
export function withdrawalStatus(status: number): RecordStatus {
  switch (status) {
    case 0:
      return 'pending';
    case 1:
      return 'complete';
    default:
      return 'failed';
  }
}
