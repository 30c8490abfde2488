import { currentLocale } from '../locale/currentLocale';

/** A picture in the player's language; nothing where the operator sent none. */
export function activityPicture(pictured: {
  readonly image: string;
  readonly tagalogImage?: string;
}): string | undefined {
  const { image, tagalogImage } = pictured;
  const picture = currentLocale() === 'tag' ? (tagalogImage ?? image) : image;
  return picture === '' ? undefined : picture;
}
