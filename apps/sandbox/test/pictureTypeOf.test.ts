import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pictureTypeOf } from '../src/api/protection/pictureTypeOf';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0]],
  ['image/webp', [...letters('RIFF'), 1, 2, 3, 4, ...letters('WEBPVP8 ')]],
])('%s is known by its first bytes', (type, bytes) => {
  expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type);
});

test.each(['', '<svg></svg>', '%PDF-1.7', 'GIF89a', 'RIFF1234WAVE'])('%j is no picture', (text) => {
  expect(pictureTypeOf(Uint8Array.from(letters(text)))).toBeUndefined();
});

test('a picture that was cut off in its signature is none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2 }), (bytes) => {
      expect(pictureTypeOf(bytes)).toBeUndefined();
    }),
  );
});
