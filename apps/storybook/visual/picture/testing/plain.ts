import type { Picture } from '../picture';

/** A picture of one colour, such as 0xffcc33. */
export function plain(width: number, height: number, colour: number): Picture {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.writeUInt32BE(((colour << 8) | 0xff) >>> 0, at);
  return { width, height, data };
}
