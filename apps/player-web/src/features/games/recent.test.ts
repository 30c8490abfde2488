import { expect, it } from 'vitest';
import { putFirst } from './recent';

it('puts the newest first', () => {
  expect(putFirst(['a', 'b'], 'c', 5)).toEqual(['c', 'a', 'b']);
});

it('moves what is known already to the front', () => {
  expect(putFirst(['a', 'b', 'c'], 'c', 5)).toEqual(['c', 'a', 'b']);
});

it('forgets the oldest when there are too many', () => {
  expect(putFirst(['a', 'b'], 'c', 2)).toEqual(['c', 'a']);
});
