import type { RecordStatus } from './RecordStatus';

const colours = { pending: 'yellow', complete: 'green', failed: 'red' } as const;

/**
 * Colour rule of the fund record: pending yellow, complete green, failed red.
 *
 * @example
 * statusColour('complete'); // => 'green'
 */
export function statusColour(status: RecordStatus): 'yellow' | 'green' | 'red' {
  return colours[status];
}
