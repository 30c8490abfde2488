import { fail, ok } from '@kislap/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkChosenPicture, fitPicture } from './preparePicture';

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

test('a large picture is made smaller by its longer edge', () => {
  expect(fitPicture({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitPicture({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
});

test('a small picture stays as it is', () => {
  expect(fitPicture({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
});

test('no edge is ever longer than allowed, or vanishes', () => {
  const edge = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const fitted = fitPicture({ width, height }, 1600);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(1600);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
