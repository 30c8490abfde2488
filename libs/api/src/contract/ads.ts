import * as v from 'valibot';
import { countOrZero, looseInteger } from './loose/numbers';
import { looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { mostRows, tolerantListOf } from './loose/lists';
import { readCall } from './call';
import { askedInteger } from './loose/requests';

/**
 * An advertisement. `type`: 1 pop-up of home, 2 floating icon, 3 splash; `link` by the grammar of links. `text`, a
 * sentence below the title, is beyond the rest.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(ad, { id: 1, type: 1, freq: 'hourly' }).freq; // => 'once'
 */
export const ad = v.object({
  /** Its number. */
  id: looseInteger,
  /** The type that was asked for. */
  type: looseInteger,
  /** The address of the picture. */
  img: textOrEmpty,
  /** Where it leads. */
  link: textOrEmpty,
  /** The heading. */
  title: maybe(looseText),
  /** What is written. */
  text: maybe(looseText),
  /** How often it is shown. */
  freq: v.fallback(v.picklist(['once', 'day', 'always']), 'once'),
  /** Its place, rising. */
  sort: countOrZero,
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
 * Lists advertisements: 1 pop-up, 2 floating icon, 3 splash. None to a player who is left alone: while play costs money and
 * an hour after, at an own limit, on the day of a stop, and for seven days after a break.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getAdsCall.request, { type: '1' }); // => { type: 1 }
 */
export const getAdsCall = readCall('getAds', {
  group: 'config',
  auth: 'open',
  request: v.object({
    /** 1 pop-up, 2 floating icon, 3 splash. */
    type: askedInteger,
  }),
  response: tolerantListOf(ad, mostRows.cards),
});
