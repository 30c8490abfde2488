import type { LatestBuild } from './LatestBuild';

/** Reads `builds/latest.json`: `{ id, timestamp, worker? }`. `undefined` when it says nothing of use. */
export function parseLatestBuild(read: unknown): LatestBuild | undefined {
  if (typeof read !== 'object' || read === null || !('id' in read)) return undefined;
  if (typeof read.id !== 'string' || !/^[\w-]{1,64}$/.test(read.id)) return undefined;
  return { id: read.id, isWorkerOff: 'worker' in read && read.worker === 'off' };
}
