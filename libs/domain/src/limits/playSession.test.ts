import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMillisecondsFrom } from '../time';
import { checksDue, dueInPlaySession, idleLeftMs } from './playSession';

const minutes = (count: number) => count * 60_000;
const playSession = { playedMs: 0, checkEveryMinutes: undefined, checksAnswered: 0, leftMs: undefined };

describe('what is due in a play session', () => {
  it.each([
    ['no reality check is wanted', { playedMs: minutes(500) }, { type: 'nothing' }],
    ['the interval is not full', { playedMs: minutes(59.9), checkEveryMinutes: 60 }, { type: 'nothing' }],
    ['the interval is full', { playedMs: minutes(60), checkEveryMinutes: 60 }, { type: 'check' }],
    ['it was told', { playedMs: minutes(60), checkEveryMinutes: 60, checksAnswered: 1 }, { type: 'nothing' }],
    [
      'the next is full',
      { playedMs: minutes(30), checkEveryMinutes: 15, checksAnswered: 1 },
      { type: 'check' },
    ],
    ['there is much time left', { leftMs: minutes(5) + 1 }, { type: 'nothing' }],
    ['five minutes are left', { leftMs: minutes(5) }, { type: 'warning', minutesLeft: 5 }],
    ['seconds are left', { leftMs: 1 }, { type: 'warning', minutesLeft: 1 }],
    ['nothing is left', { leftMs: 0 }, { type: 'end' }],
    ['the clock was set back', { playedMs: -5, checkEveryMinutes: 15 }, { type: 'nothing' }],
  ])('when %s', (_, part, due) => {
    expect(dueInPlaySession({ ...playSession, ...part })).toEqual(due);
  });

  it.each([0, -15, Number.NaN])('takes %d for no interval', (checkEveryMinutes) => {
    expect(() => checksDue({ playedMs: minutes(15), checkEveryMinutes })).toThrow(
      'Not an interval in minutes',
    );
  });

  it('is the end before anything else, and a check before a warning', () => {
    const both = { ...playSession, playedMs: minutes(15), checkEveryMinutes: 15 };
    expect(dueInPlaySession({ ...both, leftMs: minutes(1) })).toEqual({ type: 'check' });
    expect(dueInPlaySession({ ...both, leftMs: -1 })).toEqual({ type: 'end' });
  });

  it('tells several missed checks as one', () => {
    const missed = { ...playSession, playedMs: minutes(200), checkEveryMinutes: 15 };
    expect(dueInPlaySession(missed)).toEqual({ type: 'check' });
    expect(dueInPlaySession({ ...missed, checksAnswered: checksDue(missed) })).toEqual({ type: 'nothing' });
  });

  it('is never a check more often than the interval', () => {
    const steps = fc.array(fc.integer({ min: 0, max: minutes(20) }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.constantFrom(15, 30, 60), (pauses, checkEveryMinutes) => {
        let [playedMs, checksAnswered, shown] = [0, 0, 0];
        for (const pause of pauses) {
          playedMs += pause;
          const status = { playedMs, checkEveryMinutes, checksAnswered, leftMs: undefined };
          if (dueInPlaySession(status).type !== 'check') continue;
          checksAnswered = checksDue(status);
          shown += 1;
        }
        expect(shown).toBeLessThanOrEqual(playedMs / minutes(checkEveryMinutes));
      }),
    );
  });
});

const minutesLater = (count: number) => epochMillisecondsFrom(1_763_000_000_000 + count * 60_000);

it.each([
  [0, 0, 30],
  [0, 29, 1],
  [0, 30, 0],
  [0, 500, 0],
  [5, 0, 25],
  [500, 0, 0],
])('after a touch at minute %d, minute %d leaves %d minutes', (touched, now, left) => {
  expect(idleLeftMs(minutesLater(touched), minutesLater(now))).toBe(left * 60_000);
});
