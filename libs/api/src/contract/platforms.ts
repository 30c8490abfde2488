import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { countOrZero } from './loose/countOrZero';
import { looseFlag } from './loose/looseFlag';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { valueList } from './loose/valueList';
import { readCall } from './readCall';

/**
 * A game studio and the categories it serves; `s` = shown.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(platform, { pf: 'KIS', name: 'Kislap Originals' }).pf; // => 'KIS'
 */
export const platform = v.object({
  pf: looseText,
  name: textOrEmpty,
  img: textOrEmpty,
  sort: countOrZero,
  s: looseFlag,
  cats: v.optional(valueList(looseText), []),
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
 * The makers of games.
 *
 * @example
 * platformListCall.path; // => '/go/api/platformList'
 * platformListCall.effect; // => 'read'
 */
export const platformListCall = readCall('platformList', {
  path: '/go/api/platformList',
  request: emptyRequest,
  response: tolerantListOf(platform),
});
