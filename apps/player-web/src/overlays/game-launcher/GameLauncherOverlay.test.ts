import { expect, it } from 'vitest';
import { elapsedText } from './GameLauncherOverlay';

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [60, '0:01:00'],
  [724, '0:12:04'],
  [3599, '0:59:59'],
  [3729, '1:02:09'],
])('%d seconds read %s', (seconds, read) => {
  expect(elapsedText(seconds)).toBe(read);
});
