import { describe, expect, it } from 'vitest';
import { ms } from '../testing/ms';
import { type ChunkReloads, decideChunkReload } from './chunkReload';

describe('decideChunkReload', () => {
  it('reloads each path once in 10 s', () => {
    const failures = [
      ['/user/vip', 0],
      ['/user/vip', 4_000],
      ['/user/vip', 9_999],
      ['/user/vip', 10_000],
      ['/promotion', 10_001],
      ['/user/vip', 19_999],
      ['/user/vip', 20_000],
    ] as const;
    let reloads: ChunkReloads = {};
    const decisions = failures.map(([path, at]) => {
      const decision = decideChunkReload(reloads, path, ms(at));
      reloads = decision.reloads;
      return decision.shouldReload;
    });
    expect(decisions).toEqual([true, false, false, true, true, false, true]);
  });

  it('keeps what it knows when it refuses', () => {
    const reloads = { '/user/vip': ms(0) };
    expect(decideChunkReload(reloads, '/user/vip', ms(1)).reloads).toBe(reloads);
  });

  it('is not stopped by a clock that was set back', () => {
    expect(decideChunkReload({ '/': ms(5_000) }, '/', ms(4_999)).shouldReload).toBe(true);
    expect(decideChunkReload({ '/': ms(5_000) }, '/', ms(5_000)).shouldReload).toBe(false);
  });

  it('does not mistake an inherited property for a path', () => {
    expect(decideChunkReload({}, 'constructor', ms(0)).shouldReload).toBe(true);
  });
});
