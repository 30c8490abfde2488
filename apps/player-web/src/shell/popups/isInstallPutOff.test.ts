import { epochMillisecondsFrom } from '@kislap/domain';
import { expect, it } from 'vitest';
import { isInstallPutOff } from './isInstallPutOff';

const closed = epochMillisecondsFrom(1_763_000_000_000);
const days = (count: number) => epochMillisecondsFrom(closed + count * 86_400_000);

it.each([
  [undefined, days(0), false],
  [closed, closed, true],
  [closed, days(6.99), true],
  [closed, days(7), false],
  // A clock that was set back says nothing.
  [closed, days(-1), false],
])('closed at %s it rests at %s: %s', (closedAt, now, isPutOff) => {
  expect(isInstallPutOff(closedAt, now)).toBe(isPutOff);
});
