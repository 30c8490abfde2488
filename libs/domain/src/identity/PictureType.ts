/**
 * One of the formats of pictures that an operator takes.
 *
 * @example
 * const type: PictureType = 'image/jpeg';
 * type; // => 'image/jpeg'
 */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
