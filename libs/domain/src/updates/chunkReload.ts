import type { EpochMilliseconds } from '../time/internal';

/**
 * When each path was last reloaded because a part of the app was missing. Kept for the browser session.
 *
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const reloads: ChunkReloads = { '/user/vip': now };
 * decideChunkReload(reloads, '/user/vip', now).shouldReload; // => false
 */
export type ChunkReloads = Readonly<Record<string, EpochMilliseconds>>;

const guardMs = 10_000;

/**
 * Whether to reload a page whose chunk failed to load, and what to keep for the next decision.
 *
 * Reload rule: once per path within 10 s; refused reloads show the error page. A clock set back blocks no longer.
 *
 * @see docs/rules.md#updates
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
