import { expect, it } from 'vitest';
import { prizeKindOf } from './prizes';

it.each([
  [1, true, 'cash'],
  [2, false, 'thanks'],
  [3, false, 'mystery'],
  [4, true, 'fixed'],
  [0, true, 'cash'],
  [5, true, 'cash'],
  [5, false, 'thanks'],
  [1.5, false, 'thanks'],
])('type %d with something in it: %s, is %s', (type, hasAmount, kind) => {
  expect(prizeKindOf(type, hasAmount)).toBe(kind);
});
