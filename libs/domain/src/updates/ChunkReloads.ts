import type { EpochMilliseconds } from '../time/EpochMilliseconds';

/** When each path was last reloaded because a part of the app was missing. Kept for the browser session. */
export type ChunkReloads = Readonly<Record<string, EpochMilliseconds>>;
