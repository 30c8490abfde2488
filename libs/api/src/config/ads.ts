import { getAdsCall } from '../contract/ads';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields } from '../mapping/wireValues';

/**
 * An advertisement of the operator. Its words are plain text; its link is as sent: read it before opening.
 *
 * @example
 * const popup: Ad = { id: 1, link: 'overlay:deposit', frequency: 'day', sort: 1, title: 'Play fair' };
 * popup.image; // => undefined
 */
export interface Ad {
  readonly id: number;
  readonly link: string;
  readonly frequency: AdFrequency;
  readonly sort: number;
  readonly image?: string;
  readonly title?: string;
  readonly text?: string;
}

/**
 * How often an advertisement comes up by itself: once for ever, once a day, or at every visit.
 *
 * @example
 * const frequency: AdFrequency = 'day';
 * const ad: Pick<Ad, 'frequency'> = { frequency };
 * ad.frequency; // => 'day'
 */
export type AdFrequency = 'once' | 'day' | 'always';

const wireType = { popup: 1, floating: 2, splash: 3 } as const;

/**
 * Where an advertisement shows.
 *
 * @example
 * const place: AdPlace = 'splash';
 * adsKey(place); // => ['getAds', 'splash']
 */
export type AdPlace = keyof typeof wireType;

/**
 * The cache key of one place's advertisements.
 *
 * @example
 * adsKey('popup'); // => ['getAds', 'popup']
 */
export function adsKey(place: AdPlace): ReadKey {
  return ['getAds', place];
}

/**
 * Asks for the advertisements of a place, in their order. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getAds('popup')).length; // => 0
 */
export async function getAds(place: AdPlace, options?: CallOptions): Promise<readonly Ad[]> {
  const ads = await callMain(getAdsCall, { type: wireType[place] }, options);
  return ads
    .filter(({ type }) => type === wireType[place])
    .map(({ id, img, link, title, text, freq, sort }) => ({
      id,
      link,
      frequency: freq,
      sort,
      ...definedFields({ image: img === '' ? undefined : img, title, text }),
    }))
    .sort((left, right) => left.sort - right.sort);
}
