import { getBannerCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields } from '../mapping/wireValues';

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
  /** A few words above the title. */
  readonly kicker?: string;
  /** What pressing it does. */
  readonly call?: string;
}

const wireType = { home: 1, promotion: 2, referrals: 3, vip: 4 } as const;

/**
 * Where a carousel stands.
 *
 * @example
 * const place: BannerPlace = 'vip';
 * bannersKey(place); // => ['getBanner', 'vip']
 */
export type BannerPlace = keyof typeof wireType;

/**
 * The cache key of one place's carousel.
 *
 * @example
 * bannersKey('home'); // => ['getBanner', 'home']
 */
export function bannersKey(place: BannerPlace): ReadKey {
  return ['getBanner', place];
}

/**
 * Asks for the pictures of a carousel, in its order. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getBanners('home')).length; // => 0
 */
export async function getBanners(place: BannerPlace, options?: CallOptions): Promise<readonly Banner[]> {
  const banners = await callMain(getBannerCall, { type: wireType[place] }, options);
  return banners
    .map((banner) => ({
      id: banner.id,
      image: banner.img,
      link: banner.link,
      sort: banner.sort,
      ...definedFields({
        tagalogImage: banner.img_tag,
        alternative: banner.alt,
        kicker: banner.kicker,
        call: banner.call,
      }),
    }))
    .sort((left, right) => left.sort - right.sort);
}
