import * as v from 'valibot';
import { emptyRequest, readCall } from './call';
import { eachInPlace, mostRows, tolerantListOf } from './loose/lists';
import { jsonText } from './loose/jsonText';
import { type Flag, looseFlag, looseInteger, looselyNumber, looseNumber } from './loose/numbers';
import { looseText } from './loose/texts';
import { maybe } from './loose/optional';
import { pesoOrZero } from './loose/amounts';

/** How often, and for how many days: none below 0, and no more than a century of days. */
const termCount = v.pipe(looseInteger, v.minValue(0), v.maxValue(36_600));

/**
 * A channel bonus in force: `pid` = payment method id, `pt` = mode code, `award` in percent.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(activeEntry, { pid: '3', pt: 'maya', award: '5' }).award; // => 5
 */
export const activeEntry = v.object({
  /** The id of the payment method. */
  pid: looseInteger,
  /** The code of the mode. */
  pt: looseText,
  /** The bonus in percent. */
  award: looseNumber,
  /** It comes with a deposit that says `takeAward` 1 alone; left out, with every deposit. */
  choice: maybe(looseFlag),
  /** How often it is to be bet. */
  times: maybe(termCount),
  /** Within how many days. */
  days: maybe(termCount),
  /** The highest bet meanwhile, in pesos. */
  maxStake: maybe(pesoOrZero),
  /** Which games count. */
  games: maybe(looseText),
});

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
 * Lists the channel bonuses in force.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPayChannelCall.response, { a_c: [{ pid: '3', pt: 'maya', award: '5' }] }).a_c[0]?.award; // => 5
 */
export const getPayChannelCall = readCall('getPayChannel', {
  group: 'config',
  request: emptyRequest,
  response: v.object({
    /** The bonuses in force. */
    a_c: tolerantListOf(activeEntry, mostRows.cards),
  }),
});

/** Beyond it somebody has mistaken something else for a percentage. */
const highestRate = 1_000_000;

/**
 * One step of a deposit promotion: from `amount` pesos, `rate` percent, at most `dayNum` times. The bonus is to be bet
 * `times` over within `days`, at `maxStake` pesos a bet at the most.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(giftStep, { amount: '100', rate: '50' }).rate; // => 50
 */
export const giftStep = v.object({
  amount: pesoOrZero,
  rate: v.pipe(looseNumber, v.minValue(0), v.maxValue(highestRate)),
  dayNum: maybe(looseInteger),
  times: maybe(termCount),
  days: maybe(termCount),
  maxStake: maybe(pesoOrZero),
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
 * What `activity_content` holds once parsed: one step or several. A step that cannot be read is `undefined` at its
 * place, since a place is a deposit number.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(giftSteps, { amount: '100', rate: '50' }); // => [{ amount: 100, rate: 50 }]
 * parse(giftSteps, [null, { rate: 80 }])[0]; // => undefined
 */
export const giftSteps = eachInPlace(giftStep);

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
  /** The number of the activity. */
  activity_type: looseInteger,
  /** The steps: `{amount, rate, dayNum?, times?, days?, maxStake?}` or a list of them. */
  activity_content: jsonText,
  /** Whether it is on. */
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
 * Lists the promotions a deposit can take part in.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getPayGiftCall.response, [{ activity_type: '23', activity_content: '[]', status: 0 }])[0]?.status; // => 0
 */
export const getPayGiftCall = readCall('getPayGift', {
  group: 'config',
  request: emptyRequest,
  response: tolerantListOf(depositGift, mostRows.cards),
});
