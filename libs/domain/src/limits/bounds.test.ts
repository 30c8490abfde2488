import { expect, it } from 'vitest';
import { isLimitMinutes, isLimitPesos } from './bounds';

it.each([
  [0, true],
  [9_999_999, true],
  [10_000_000, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
])('a limit of %d pesos can be: %j', (pesos, can) => expect(isLimitPesos(pesos)).toBe(can));

it.each([
  [9, false],
  [10, true],
  [1440, true],
  [1441, false],
  [30.5, false],
])('a limit of %d minutes can be: %j', (minutes, can) => expect(isLimitMinutes(minutes)).toBe(can));
