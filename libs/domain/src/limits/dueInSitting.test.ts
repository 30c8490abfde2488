import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksDue } from './checksDue';
import { dueInSitting } from './dueInSitting';

const minutes = (count: number) => count * 60_000;
const sitting = { playedMs: 0, checkEveryMinutes: 0, checksShown: 0, leftMs: undefined };

describe('what is due in a sitting', () => {
  it.each([
    ['no reality check is wanted', { playedMs: minutes(500) }, { type: 'nothing' }],
    ['the interval is not full', { playedMs: minutes(59.9), checkEveryMinutes: 60 }, { type: 'nothing' }],
    ['the interval is full', { playedMs: minutes(60), checkEveryMinutes: 60 }, { type: 'check' }],
    ['it was told', { playedMs: minutes(60), checkEveryMinutes: 60, checksShown: 1 }, { type: 'nothing' }],
    ['the next is full', { playedMs: minutes(30), checkEveryMinutes: 15, checksShown: 1 }, { type: 'check' }],
    ['there is much time left', { leftMs: minutes(5) + 1 }, { type: 'nothing' }],
    ['five minutes are left', { leftMs: minutes(5) }, { type: 'warning', minutesLeft: 5 }],
    ['seconds are left', { leftMs: 1 }, { type: 'warning', minutesLeft: 1 }],
    ['nothing is left', { leftMs: 0 }, { type: 'end' }],
    ['the clock was set back', { playedMs: -5, checkEveryMinutes: 15 }, { type: 'nothing' }],
  ])('when %s', (_, part, due) => {
    expect(dueInSitting({ ...sitting, ...part })).toEqual(due);
  });

  it('is the end before anything else, and a check before a warning', () => {
    const both = { ...sitting, playedMs: minutes(15), checkEveryMinutes: 15 };
    expect(dueInSitting({ ...both, leftMs: minutes(1) })).toEqual({ type: 'check' });
    expect(dueInSitting({ ...both, leftMs: -1 })).toEqual({ type: 'end' });
  });

  it('tells several missed checks as one', () => {
    const missed = { ...sitting, playedMs: minutes(200), checkEveryMinutes: 15 };
    expect(dueInSitting(missed)).toEqual({ type: 'check' });
    expect(dueInSitting({ ...missed, checksShown: checksDue(missed) })).toEqual({ type: 'nothing' });
  });

  it('is never a check more often than the interval', () => {
    const steps = fc.array(fc.integer({ min: 0, max: minutes(20) }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.constantFrom(15, 30, 60), (pauses, checkEveryMinutes) => {
        let [playedMs, checksShown, shown] = [0, 0, 0];
        for (const pause of pauses) {
          playedMs += pause;
          const standing = { playedMs, checkEveryMinutes, checksShown, leftMs: undefined };
          if (dueInSitting(standing).type !== 'check') continue;
          checksShown = checksDue(standing);
          shown += 1;
        }
        expect(shown).toBeLessThanOrEqual(playedMs / minutes(checkEveryMinutes));
      }),
    );
  });
});
