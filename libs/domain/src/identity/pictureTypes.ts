/**
 * The formats of pictures that an operator takes.
 *
 * @example
 * pictureTypes.join(', '); // => 'image/jpeg, image/png, image/webp'
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * One of the formats that an operator takes.
 *
 * @example
 * const type: PictureType = 'image/jpeg';
 * pictureTypes.includes(type); // => true
 */
export type PictureType = (typeof pictureTypes)[number];
