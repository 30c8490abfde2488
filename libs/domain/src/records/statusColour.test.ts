import { describe, expect, it } from 'vitest';

import { depositStatus } from './depositStatus';
import { statusColour } from './statusColour';
import { withdrawalStatus } from './withdrawalStatus';

describe('the status of a deposit', () => {
  it.each([
    [0, 'pending', 'yellow'],
    [1, 'complete', 'green'],
    [2, 'failed', 'red'],
    [7, 'pending', 'yellow'],
  ])('%d is %s and %s', (status, name, colour) => {
    expect(depositStatus(status)).toBe(name);
    expect(statusColour(depositStatus(status))).toBe(colour);
  });
});

describe('the status of a withdrawal', () => {
  it.each([
    [0, 'pending', 'yellow'],
    [1, 'complete', 'green'],
    [2, 'failed', 'red'],
    [3, 'failed', 'red'],
    [-1, 'failed', 'red'],
    [99, 'failed', 'red'],
  ])('%d is %s and %s', (status, name, colour) => {
    expect(withdrawalStatus(status)).toBe(name);
    expect(statusColour(withdrawalStatus(status))).toBe(colour);
  });
});
