import { expect, it } from 'vitest';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { isDayLimitOffered } from './isDayLimitOffered';

const manila = (iso: string) => epochSecondsFrom(Date.parse(`${iso}+08:00`) / 1000);
const now = manila('2026-11-18T12:00:00');
const early = manila('2026-11-18T00:00:00');
const yesterday = manila('2026-11-17T23:59:59');

it.each([
  [[now, now, early], false, true],
  [[now, now, now, early], false, true],
  [[now, now, yesterday], false, false],
  [[now, early], false, false],
  [[], false, false],
  [[now, now, now], true, false],
])('a daily limit after deposits at %j (has one: %s): %s', (madeAt, hasDayLimit, isOffered) => {
  expect(isDayLimitOffered({ madeAt, now, hasDayLimit })).toBe(isOffered);
});
