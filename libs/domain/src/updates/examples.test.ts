// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { type ChunkReloads, decideChunkReload, epochMillisecondsFrom } from '../index';

describe('examples of updates', () => {
  it('ChunkReloads', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    const reloads: ChunkReloads = { '/user/vip': now };
    expect(decideChunkReload(reloads, '/user/vip', now).shouldReload).toEqual(false);
  });

  it('decideChunkReload', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    expect(decideChunkReload({}, '/user/vip', now)).toEqual({
      shouldReload: true,
      reloads: { '/user/vip': now },
    });
    expect(decideChunkReload({ '/user/vip': now }, '/user/vip', now).shouldReload).toEqual(false);
  });
});
