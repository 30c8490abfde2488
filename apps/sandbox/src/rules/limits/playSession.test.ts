import { expect, it } from 'vitest';
import { playedSpans } from './playSession';

const manila = (iso: string) => Date.parse(`${iso}+08:00`);
const noon = manila('2026-11-18T12:00:00');
const open = { seenAtMs: noon, isOpen: true };

it('an open play session counts up to now', () => {
  expect(playedSpans(open, noon + 90_000)).toEqual([{ day: '2026-11-18', playedMs: 90_000, nightMs: 0 }]);
});

it('nothing counts before there is a play session, after it, or when the clock was set back', () => {
  expect(playedSpans(undefined, noon)).toEqual([]);
  expect(playedSpans({ ...open, isOpen: false }, noon + 90_000)).toEqual([]);
  expect(playedSpans(open, noon - 1)).toEqual([]);
});

it('a silent play session counts for some minutes and no longer', () => {
  expect(playedSpans(open, noon + 3_600_000)).toEqual([{ day: '2026-11-18', playedMs: 200_000, nightMs: 0 }]);
});

it('midnight in Manila divides it', () => {
  const seenAtMs = manila('2026-11-18T23:59:00');
  expect(playedSpans({ seenAtMs, isOpen: true }, seenAtMs + 90_000)).toEqual([
    { day: '2026-11-18', playedMs: 60_000, nightMs: 0 },
    { day: '2026-11-19', playedMs: 30_000, nightMs: 30_000 },
  ]);
});
