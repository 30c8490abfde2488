// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type ChunkReloads,
  decideChunkReload,
  decideUpdate,
  epochMillisecondsFrom,
  type UpdateDecision,
  type UpdateFacts,
} from '../index';

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

  it('decideUpdate', () => {
    const newer = { running: 'a1', latest: 'b2' };
    expect(decideUpdate({ ...newer, isBusy: false, awayMs: 0 })).toEqual('offer');
    expect(decideUpdate({ ...newer, isBusy: true, awayMs: 1_800_000 })).toEqual('wait');
    expect(decideUpdate({ ...newer, isBusy: false, awayMs: 1_800_000 })).toEqual('reload');
  });

  it('UpdateDecision', () => {
    const decision: UpdateDecision = 'nothing';
    expect(decideUpdate({ running: 'a1', latest: 'a1', isBusy: false, awayMs: 0 }) === decision).toEqual(
      true,
    );
  });

  it('UpdateFacts', () => {
    const facts: UpdateFacts = { running: 'a1', latest: undefined, isBusy: false, awayMs: 0 };
    expect(decideUpdate(facts)).toEqual('nothing');
  });
});
