import { describe, expect, it } from 'vitest';

import { isInstallOffered } from './useInstallDoor';

describe('isInstallOffered', () => {
  it.each([
    ['', false, true],
    ['?is=web', false, true],
    ['?is=app', false, false],
    ['?invite=A1&is=app', false, false],
    ['', true, false],
  ])('launched by %j, as an app before: %s, answers %s', (search, wasLaunchedAsApp, isOffered) => {
    expect(isInstallOffered(search, wasLaunchedAsApp)).toBe(isOffered);
  });
});
