import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decodePng } from './decodePng';
import { encodePng } from './encodePng';
import { plain } from './plainPicture';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((bytes) => ({ width, height, rgb: Buffer.from(bytes) })),
  );

describe('a picture in a PNG file', () => {
  test('comes back pixel by pixel', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(decodePng(encodePng(picture))).toEqual(picture);
      }),
    );
  });

  test('takes a palette when it has few colours, and then little room', () => {
    const screen = plain(390, 844, 0x1b0f26);
    const file = encodePng(screen);
    expect(file.length).toBeLessThan(1000);
    expect(decodePng(file).rgb.equals(screen.rgb)).toBe(true);
  });

  test('is refused when it is something else', () => {
    expect(() => decodePng(Buffer.from('GIF89a and more'))).toThrow('not a PNG');
  });
});
