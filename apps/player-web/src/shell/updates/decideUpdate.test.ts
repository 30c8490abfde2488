import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decideUpdate } from './decideUpdate';
import type { UpdateFacts } from './decideUpdate';

const facts: UpdateFacts = { running: 'a', latest: 'b', isBusy: false, awayMs: 0 };
const minuteMs = 60_000;

describe('decideUpdate', () => {
  it('offers a newer build to a player who does nothing that a reload would take away', () => {
    expect(decideUpdate(facts)).toBe('offer');
  });

  it.each([undefined, 'a'])('does nothing while the newest known build is %s', (latest) => {
    expect(decideUpdate({ ...facts, latest })).toBe('nothing');
  });

  it('waits while the player is busy, however long they have been away', () => {
    expect(decideUpdate({ ...facts, isBusy: true })).toBe('wait');
    expect(decideUpdate({ ...facts, isBusy: true, awayMs: 600 * minuteMs })).toBe('wait');
  });

  it('reloads by itself after half an hour without anybody looking', () => {
    expect(decideUpdate({ ...facts, awayMs: 30 * minuteMs - 1 })).toBe('offer');
    expect(decideUpdate({ ...facts, awayMs: 30 * minuteMs })).toBe('reload');
  });

  it('never reloads a busy page, nor one that is the newest', () => {
    const any = fc.record({
      running: fc.constantFrom('a', 'b'),
      latest: fc.constantFrom('a', 'b', undefined),
      isBusy: fc.boolean(),
      awayMs: fc.nat(),
    });
    fc.assert(
      fc.property(any, (some) => {
        const isSafe = !some.isBusy && some.latest !== undefined && some.latest !== some.running;
        expect(decideUpdate(some) === 'reload' && !isSafe).toBe(false);
      }),
    );
  });
});
