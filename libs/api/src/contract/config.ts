import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { jsonText } from './loose/jsonText';
import { looseFlag, type Flag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looselyNumber } from './loose/looselyNumber';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { oneOrMany } from './loose/oneOrMany';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';

const countOrZero = v.optional(looseInteger, 0);

/** Where the operator's own pages are, and whether a withdrawal needs a bound phone. */
export const urlConfigCall = readCall('urlConfig', {
  request: emptyRequest,
  response: v.object({
    tgUrl: textOrEmpty,
    bindPhone: looseFlag,
    csUrl: maybe(looseText),
    apkUrl: maybe(looseText),
    shareUrl: maybe(looseText),
    termsUrl: maybe(looseText),
    privacyUrl: maybe(looseText),
    rgUrl: maybe(looseText),
    downGift: maybe(peso),
  }),
});

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

/** The bonuses that run on deposit modes now. */
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

/** The deposit promotions. */
export const getPayGiftCall = readCall('getPayGift', {
  request: emptyRequest,
  response: tolerantListOf(depositGift),
});

/** Which activities are switched on; one that is not listed is off. */
export const activityStateListCall = readCall('activityStateList', {
  request: emptyRequest,
  response: tolerantListOf(v.object({ activity_type: looseInteger, status: looseFlag })),
});

/**
 * A picture with a link. `img_tag` is its Tagalog version.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(banner, { id: 1, img: '/vip.webp', sort: '2' }).sort; // => 2
 */
export const banner = v.object({
  id: looseInteger,
  img: looseText,
  img_tag: maybe(looseText),
  link: textOrEmpty,
  sort: countOrZero,
  alt: maybe(looseText),
});
export type Banner = v.InferOutput<typeof banner>;

/**
 * `type`: 1 home, 2 promotion page, 3 referrals, 4 VIP.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getBannerCall.request, { type: '1' }); // => { type: 1 }
 */
export const getBannerCall = readCall('getBanner', {
  request: v.object({ type: looseInteger }),
  response: tolerantListOf(banner),
});

/**
 * A line of the home marquee, shown from `stime` to `etime` (epoch seconds). Plain text, never HTML. `kind` 'maint',
 * beyond the rest, announces maintenance.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(notice, { id: 1, title: 'Welcome' }).content; // => ''
 */
export const notice = v.object({
  id: looseInteger,
  title: textOrEmpty,
  content: textOrEmpty,
  stime: countOrZero,
  etime: countOrZero,
  sort: countOrZero,
  kind: maybe(looseText),
});
export type Notice = v.InferOutput<typeof notice>;

/** The notices of the lobby. */
export const noticeListCall = readCall('noticeList', {
  request: emptyRequest,
  response: tolerantListOf(notice),
});
