import type { EpochMilliseconds } from '../time/EpochMilliseconds';
import type { ChunkReloads } from './ChunkReloads';

const guardMs = 10_000;

/**
 * Whether a page whose part could not be loaded is reloaded, and what to keep for the next decision.
 *
 * Reload rule: once per path within 10 s, each path for itself; a refused reload shows the error page instead. A
 * clock that was set back does not block a reload for longer.
 *
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * decideChunkReload({}, '/user/vip', now); // => { shouldReload: true, reloads: { '/user/vip': now } }
 * decideChunkReload({ '/user/vip': now }, '/user/vip', now).shouldReload; // => false
 */
export function decideChunkReload(
  reloads: ChunkReloads,
  path: string,
  now: EpochMilliseconds,
): { readonly shouldReload: boolean; readonly reloads: ChunkReloads } {
  const last = reloads[path];
  const isGuarded = last !== undefined && now >= last && now - last < guardMs;
  if (isGuarded) return { shouldReload: false, reloads };
  return { shouldReload: true, reloads: { ...reloads, [path]: now } };
}
