import { fail, ok } from '@kislap/domain';
import { expect, test } from 'vitest';
import { checkChosenPicture } from './checkChosenPicture';

test.each(['image/jpeg', 'image/heic', 'image/png'])('%s is a picture', (type) => {
  expect(checkChosenPicture({ type, size: 25_000_000 })).toEqual(ok('picture'));
});

test.each([
  ['application/pdf', 1000],
  ['', 1000],
  ['image/png', 0],
])('a file of type %j and %i bytes is none', (type, size) => {
  expect(checkChosenPicture({ type, size })).toEqual(fail('notAPicture'));
});

test('one byte more than a device should open is too large', () => {
  expect(checkChosenPicture({ type: 'image/png', size: 25_000_001 })).toEqual(fail('tooLarge'));
});
