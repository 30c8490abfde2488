/**
 * A picture of a carousel. The link is as sent: check before following.
 *
 * @example
 * const picture: Banner = { id: 1, image: '/vip.webp', link: 'route:/user/vip', sort: 1 };
 * picture.tagalogImage; // => undefined
 */
export interface Banner {
  readonly id: number;
  readonly image: string;
  /** The picture for Tagalog readers. */
  readonly tagalogImage?: string;
  readonly link: string;
  readonly sort: number;
  readonly alternative?: string;
}
