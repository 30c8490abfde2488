import { sqlState } from './sqlState';

const broken = new Set(['53100', '53200', '58000', '58030', 'XX001', 'XX002']);

/** Whether a query failed because the disk is full, unreadable or damaged: nothing may be promised any more. */
export function isStorageBroken(error: unknown): boolean {
  return broken.has(sqlState(error) ?? '');
}
