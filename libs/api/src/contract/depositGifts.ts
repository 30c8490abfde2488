import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { jsonText } from './loose/jsonText';
import { type Flag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looselyNumber } from './loose/looselyNumber';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { oneOrMany } from './loose/oneOrMany';
import { pesoOrZero } from './loose/pesoOrZero';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';

/**
 * A channel bonus in force: `pid` = payment method id, `pt` = mode code, `award` in percent.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(activeEntry, { pid: '3', pt: 'maya', award: '5' }).award; // => 5
 */
export const activeEntry = v.object({ pid: looseInteger, pt: looseText, award: looseNumber });

/**
 * What `activeEntry` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: ActiveEntry = parse(activeEntry, { pid: '3', pt: 'maya', award: '5' });
 * row.award; // => 5
 */
export type ActiveEntry = v.InferOutput<typeof activeEntry>;

/**
 * The bonuses that run on deposit modes now.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPayChannelCall.response, { a_c: [{ pid: '3', pt: 'maya', award: '5' }] }).a_c[0]?.award; // => 5
 */
export const getPayChannelCall = readCall('getPayChannel', {
  request: emptyRequest,
  response: v.object({ a_c: tolerantListOf(activeEntry) }),
});

/**
 * One step of a deposit promotion: from `amount` pesos, `rate` percent, at most `dayNum` times.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(giftStep, { amount: '100', rate: '50' }).rate; // => 50
 */
export const giftStep = v.object({
  amount: pesoOrZero,
  rate: looseNumber,
  dayNum: maybe(looseInteger),
});

/**
 * What `giftStep` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: GiftStep = parse(giftStep, { amount: '100', rate: '50' });
 * row.rate; // => 50
 */
export type GiftStep = v.InferOutput<typeof giftStep>;

/**
 * What `activity_content` holds once parsed: one step or several.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(giftSteps, { amount: '100', rate: '50' }); // => [{ amount: 100, rate: 50 }]
 */
export const giftSteps = oneOrMany(giftStep);

/**
 * Promotion rule: a status is on when it is a number other than 0, or true; the text '0' is off.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(promotionStatus, 'true'); // => 1
 * parse(promotionStatus, 'no'); // => 0
 */
export const promotionStatus = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((status): Flag => (status === 'true' || looselyNumber(status) ? 1 : 0)),
  ),
  0,
);

/**
 * A deposit promotion. `activity_content` is JSON text: read it with `parseJsonText(text, giftSteps)`.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositGift, { activity_type: '23', activity_content: '[]', status: 'true' }).status; // => 1
 */
export const depositGift = v.object({
  activity_type: looseInteger,
  activity_content: jsonText,
  status: promotionStatus,
});

/**
 * What `depositGift` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: DepositGift = parse(depositGift, { activity_type: '23', activity_content: '[]', status: 'true' });
 * row.status; // => 1
 */
export type DepositGift = v.InferOutput<typeof depositGift>;

/**
 * The deposit promotions.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPayGiftCall.response, [{ activity_type: '23', activity_content: '[]', status: 0 }])[0]?.status; // => 0
 */
export const getPayGiftCall = readCall('getPayGift', {
  request: emptyRequest,
  response: tolerantListOf(depositGift),
});
