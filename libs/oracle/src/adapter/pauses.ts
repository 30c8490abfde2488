import {
  decideChunkReload,
  epochMillisecondsFrom,
  smsResendAt,
  smsSecondsLeft,
  type ChunkReloads,
} from '@kislap/domain';
import type { BrokenChunk } from '../pauses';

export const secondsLeftByDomain = (answeredAt: number, wait: number | undefined, now: number): number =>
  smsSecondsLeft(smsResendAt(epochMillisecondsFrom(answeredAt), wait), epochMillisecondsFrom(now), wait);

export function reloadsByDomain(breaks: readonly BrokenChunk[]): readonly boolean[] {
  let reloads: ChunkReloads = {};
  return breaks.map(({ path, at }) => {
    const decided = decideChunkReload(reloads, path, epochMillisecondsFrom(at));
    reloads = decided.reloads;
    return decided.shouldReload;
  });
}
