import * as v from 'valibot';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';

/**
 * An advertisement. `type`: 1 pop-up of home, 2 floating icon, 3 splash; `link` by the grammar of links. `text`, a
 * sentence below the title, is beyond the rest.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(ad, { id: 1, type: 1, freq: 'hourly' }).freq; // => 'once'
 */
export const ad = v.object({
  id: looseInteger,
  type: looseInteger,
  img: textOrEmpty,
  link: textOrEmpty,
  title: maybe(looseText),
  text: maybe(looseText),
  freq: v.fallback(v.picklist(['once', 'day', 'always']), 'once'),
  sort: v.optional(looseInteger, 0),
});

/**
 * What `ad` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const popup: Ad = parse(ad, { id: '1', type: '1' });
 * popup.freq; // => 'once'
 */
export type Ad = v.InferOutput<typeof ad>;

/**
 * The advertisements of one place.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getAdsCall.request, { type: '1' }); // => { type: 1 }
 */
export const getAdsCall = readCall('getAds', {
  request: v.object({ type: looseInteger }),
  response: tolerantListOf(ad),
});
