import { describe, expect, it, test } from 'vitest';
import { epochSecondsFrom } from '../time';
import { depositStatus, isDepositOverdue, withdrawalStatus } from './status';

describe('the status of a deposit', () => {
  it.each([
    [0, 'pending'],
    [1, 'complete'],
    [2, 'failed'],
    [7, 'pending'],
  ])('%d is %s', (status, name) => {
    expect(depositStatus(status)).toBe(name);
  });
});

describe('the status of a withdrawal', () => {
  it.each([
    [0, 'pending'],
    [1, 'complete'],
    [2, 'failed'],
    [3, 'failed'],
    [-1, 'failed'],
    [99, 'failed'],
  ])('%d is %s', (status, name) => {
    expect(withdrawalStatus(status)).toBe(name);
  });
});

const at = epochSecondsFrom(1_763_600_000);
const after = (seconds: number) => epochSecondsFrom(1_763_600_000 + seconds);

test.each([
  ['pending', 299, false],
  ['pending', 300, true],
  ['complete', 3000, false],
  ['failed', 3000, false],
] as const)('a %s deposit after %i seconds is overdue: %s', (status, seconds, isOverdue) => {
  expect(isDepositOverdue({ status, at }, after(seconds))).toBe(isOverdue);
});
