import * as v from 'valibot';
import { emptyRequest, readCall } from './call';
import { maybe, orElse } from './loose/optional';
import { countOrZero, looseFlag } from './loose/numbers';
import { looseText, textOrEmpty } from './loose/texts';
import { tolerantListOf, valueList } from './loose/lists';

/**
 * A game studio and the categories it serves; `s` = shown.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(platform, { pf: 'KIS', name: 'Kislap Originals' }).pf; // => 'KIS'
 */
export const platform = v.object({
  /** The code of the studio. */
  pf: looseText,
  /** The name shown. */
  name: textOrEmpty,
  /** The address of the picture. */
  img: textOrEmpty,
  /** Its place, rising. */
  sort: countOrZero,
  /** Switched on. */
  s: looseFlag,
  /** The categories it serves. */
  cats: orElse(valueList(looseText), []),
  /** A word about the studio. */
  note: maybe(looseText),
});

/**
 * What `platform` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const studio: Platform = parse(platform, { pf: 'KIS', s: '1' });
 * studio.cats; // => []
 */
export type Platform = v.InferOutput<typeof platform>;

/**
 * Lists the studios and the categories they serve.
 *
 * @example
 * platformListCall.path; // => '/go/api/platformList'
 * platformListCall.effect; // => 'read'
 */
export const platformListCall = readCall('platformList', {
  group: 'games',
  auth: 'open',
  path: '/go/api/platformList',
  request: emptyRequest,
  response: tolerantListOf(platform),
});
