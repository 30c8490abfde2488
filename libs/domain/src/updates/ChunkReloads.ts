import type { EpochMilliseconds } from '../time/EpochMilliseconds';

/**
 * When each path was last reloaded because a part of the app was missing. Kept for the browser session.
 *
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const reloads: ChunkReloads = { '/user/vip': now };
 * decideChunkReload(reloads, '/user/vip', now).shouldReload; // => false
 */
export type ChunkReloads = Readonly<Record<string, EpochMilliseconds>>;
