import type { Picture } from './Picture';

/** What differs between two pictures: how many pixels, and the smallest box around them. */
export interface Difference {
  readonly pixels: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Compares every pixel exactly: one step of one colour in one pixel is a difference. */
export function differenceBetween(expected: Picture, actual: Picture): Difference | undefined {
  const isSameSize = expected.width === actual.width && expected.height === actual.height;
  if (isSameSize && expected.rgb.equals(actual.rgb)) return undefined;
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  let difference: Difference = { pixels: 0, left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (colourAt(expected, x, y) !== colourAt(actual, x, y)) difference = grownBy(difference, x, y);
    }
  }
  return difference;
}

/** One number for a colour; a place outside the picture has none. */
export function colourAt({ width, height, rgb }: Picture, x: number, y: number): number | undefined {
  return x < width && y < height ? rgb.readUIntBE((y * width + x) * 3, 3) : undefined;
}

const grownBy = ({ pixels, left, top, right, bottom }: Difference, x: number, y: number): Difference => ({
  pixels: pixels + 1,
  left: Math.min(left, x),
  top: Math.min(top, y),
  right: Math.max(right, x),
  bottom: Math.max(bottom, y),
});
