import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A decoded picture: four bytes a pixel, row by row, always opaque. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>;

export const decodePicture = (file: Buffer): Picture => PNG.sync.read(file);

/** A PNG file without the opaque fourth channel. */
export const encodePicture = (picture: Picture): Buffer =>
  PNG.sync.write(Object.assign(new PNG(), picture), { colorType: 2, deflateLevel: 9 });

/** Names a picture by its size and colours: two pictures with one digest look the same. */
export function digestOf({ width, height, data }: Picture): string {
  const rgb = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  const digest = createHash('sha256').update(rgb).digest('base64url').slice(0, 22);
  return `${width}x${height} ${digest}`;
}

/** How many pixels of two pictures differ, by however little, and a picture that marks them. */
export function differenceBetween(
  expected: Picture,
  actual: Picture,
): { readonly pixels: number; readonly drawn: Picture } {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const drawn = new PNG({ width, height });
  const [left, right] = [padded(expected, width, height), padded(actual, width, height)];
  const pixels = pixelmatch(left, right, drawn.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [255, 0, 255],
  });
  return { pixels, drawn };
}

/** The picture on a larger, transparent ground, from which every pixel of a picture differs. */
function padded(picture: Picture, width: number, height: number): Buffer {
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(Object.assign(new PNG(), picture), ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
