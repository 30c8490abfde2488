import { expect, test } from 'vitest';

import { buntingPennants, buntingStrings } from './bunting';

test('two strings hang from outside the box to outside the box', () => {
  expect(buntingStrings).toEqual(['M-4 2q99.5 24 199 0', 'M195 2q99.5 24 199 0']);
});

test('nine pennants hang on each string, the middle one lowest', () => {
  expect(buntingPennants).toHaveLength(18);
  expect(buntingPennants[0]).toBe('M-0.9 2.7L15 6.1L7.1 19.5Z');
  expect(buntingPennants[4]).toBe('M87.5 13.9L103.5 13.9L95.5 29Z');
});
