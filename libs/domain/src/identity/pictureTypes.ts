/** The formats of pictures that an operator takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** One of the formats that an operator takes. */
export type PictureType = (typeof pictureTypes)[number];
