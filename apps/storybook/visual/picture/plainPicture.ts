import type { Picture } from './Picture';

/** A picture of one colour. */
export function plain(width: number, height: number, colour: number): Picture {
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) rgb.writeUIntBE(colour, pixel * 3, 3);
  return { width, height, rgb };
}
