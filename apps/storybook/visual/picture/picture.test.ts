import { describe, expect, test } from 'vitest';

import { decodePicture, differenceBetween, digestOf, encodePicture } from './picture';
import { plain } from './testing/plain';

const gold = 0xffcc33;
const phone = plain(390, 844, gold);

const withPixel = (x: number, y: number, colour: number) => {
  const data = Buffer.from(phone.data);
  data.writeUIntBE(colour, (y * phone.width + x) * 4, 3);
  return { ...phone, data };
};

describe('two pictures', () => {
  test('do not differ when every pixel is the same', () => {
    expect(differenceBetween(phone, plain(390, 844, gold)).pixels).toBe(0);
    expect(digestOf(phone)).toBe(digestOf(plain(390, 844, gold)));
  });

  test('differ by one step of one colour in one pixel', () => {
    const other = withPixel(12, 40, 0xffcc34);
    expect(differenceBetween(phone, other).pixels).toBe(1);
    expect(digestOf(other)).not.toBe(digestOf(phone));
  });

  test('differ by one step of one token', () => {
    const other = plain(390, 844, 0xffcc34);
    expect(differenceBetween(phone, other).pixels).toBe(390 * 844);
    expect(digestOf(other)).not.toBe(digestOf(phone));
  });

  test('differ when one is a row higher', () => {
    expect(differenceBetween(phone, plain(390, 845, gold)).pixels).toBe(390);
  });

  test('of one area and different shape have different digests', () => {
    expect(digestOf(plain(2, 3, gold))).not.toBe(digestOf(plain(3, 2, gold)));
  });

  test('show what differs in magenta', () => {
    const { drawn } = differenceBetween(phone, withPixel(1, 0, 0));
    expect(drawn.data.readUIntBE(4, 3)).toBe(0xff00ff);
    expect(drawn.data.readUIntBE(0, 3)).not.toBe(0xff00ff);
  });
});

describe('a picture in a PNG file', () => {
  test('comes back pixel by pixel', () => {
    const picture = withPixel(3, 5, 0x123456);
    const back = decodePicture(encodePicture(picture));
    expect(back).toMatchObject({ width: 390, height: 844 });
    expect(back.data.equals(picture.data)).toBe(true);
  });
});
