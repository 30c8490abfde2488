import { describe, expect, it } from 'vitest';

import { avatarName } from './avatarName';

describe('avatarName', () => {
  it.each([
    [1, 'tx1'],
    [2, 'tx2'],
    [8, 'tx8'],
    [0, 'tx1'],
    [9, 'tx1'],
    [-3, 'tx1'],
    [2.5, 'tx1'],
    [Number.NaN, 'tx1'],
  ])('shows face %d as %s', (face, name) => {
    expect(avatarName(face)).toBe(name);
  });
});
