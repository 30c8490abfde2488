import { describe, expect, test } from 'vitest';

import { differenceBetween } from './differenceBetween';
import { digestOf } from './digestOf';
import { drawDifference } from './drawDifference';
import { plain } from './plainPicture';

const gold = 0xffcc33;
const phone = plain(390, 844, gold);

const withPixel = (x: number, y: number, colour: number) => {
  const rgb = Buffer.from(phone.rgb);
  rgb.writeUIntBE(colour, (y * phone.width + x) * 3, 3);
  return { ...phone, rgb };
};

describe('two pictures', () => {
  test('do not differ when every pixel is the same', () => {
    expect(differenceBetween(phone, plain(390, 844, gold))).toBeUndefined();
    expect(digestOf(phone)).toBe(digestOf(plain(390, 844, gold)));
  });

  test('differ by one pixel, and the difference says where', () => {
    const other = withPixel(12, 40, 0xffcc34);
    expect(differenceBetween(phone, other)).toEqual({ pixels: 1, left: 12, top: 40, right: 12, bottom: 40 });
    expect(digestOf(other)).not.toBe(digestOf(phone));
  });

  test('differ by one step of one token', () => {
    const other = plain(390, 844, 0xffcc34);
    expect(differenceBetween(phone, other)?.pixels).toBe(390 * 844);
    expect(digestOf(other)).not.toBe(digestOf(phone));
  });

  test('differ when one is a row higher', () => {
    expect(differenceBetween(phone, plain(390, 845, gold))).toMatchObject({
      pixels: 390,
      top: 844,
      bottom: 844,
    });
  });

  test('of one area and different shape have different digests', () => {
    expect(digestOf(plain(2, 3, gold))).not.toBe(digestOf(plain(3, 2, gold)));
  });

  test('show what differs in magenta on a faded ground', () => {
    const drawn = drawDifference(phone, withPixel(1, 0, 0));
    expect(drawn.rgb.readUIntBE(0, 3)).toBe(0xfff3cc);
    expect(drawn.rgb.readUIntBE(3, 3)).toBe(0xff00ff);
  });
});
