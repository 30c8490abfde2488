import { colourAt } from './differenceBetween';
import type { Picture } from './Picture';

const magenta = 0xff00ff;

/** What should have been, faded, with every pixel that differs in magenta. */
export function drawDifference(expected: Picture, actual: Picture): Picture {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wanted = colourAt(expected, x, y);
      const isSame = wanted === colourAt(actual, x, y);
      rgb.writeUIntBE(isSame ? faded(wanted ?? 0) : magenta, (y * width + x) * 3, 3);
    }
  }
  return { width, height, rgb };
}

/** A quarter of the way to the colour, from white. */
function faded(colour: number): number {
  const channel = (shift: number) => 255 - ((255 - ((colour >> shift) & 255)) >> 2);
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}
