import { expect, it } from 'vitest';
import { isAdDue } from './ownAds';

const today = '2025-11-21';
const yesterday = '2025-11-20';

it.each(['once', 'day', 'always'] as const)('shows an advertisement that is new here: %s', (frequency) => {
  expect(isAdDue(frequency, undefined, today)).toBe(true);
});

it.each([
  ['once', today, undefined, false],
  ['once', yesterday, undefined, false],
  ['day', today, undefined, false],
  ['day', yesterday, undefined, true],
  ['day', yesterday, yesterday, true],
  ['always', today, undefined, true],
  ['always', today, today, false],
  ['always', yesterday, yesterday, true],
] as const)('%s, shown on %s and closed for %s: %s', (frequency, shownOn, hiddenOn, isDue) => {
  expect(isAdDue(frequency, { shownOn, hiddenOn }, today)).toBe(isDue);
});
