import type { PictureType } from '@kislap/domain';

const signatures = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const satisfies readonly { type: PictureType; at: number; bytes: readonly number[] }[];

/**
 * What a picture is by its first bytes, whatever its name and type say; `undefined` for anything else.
 *
 * @example
 * pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])); // => 'image/jpeg'
 * pictureTypeOf(new Uint8Array([0x25, 0x50, 0x44, 0x46])); // => undefined
 */
export function pictureTypeOf(content: Uint8Array): PictureType | undefined {
  return signatures.find(({ at, bytes }) => bytes.every((byte, index) => content[at + index] === byte))?.type;
}
