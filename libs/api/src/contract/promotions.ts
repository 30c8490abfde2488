import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * Anything but the two marks the app knows is no mark.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(cardTag, 'hot'); // => 'hot'
 * parse(cardTag, 'sold out'); // => ''
 */
export const cardTag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((tag): 'hot' | 'new' | '' => (tag === 'hot' || tag === 'new' ? tag : '')),
  ),
  '',
);

/**
 * A card of the promotion page. `title_tag` and `img_tag` are Tagalog; `etime` 0 is no end.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(activityCard, { id: 1, activity_type: 23, tag: 'sold out', status: 1 }).tag; // => ''
 */
export const activityCard = v.object({
  id: looseInteger,
  activity_type: looseInteger,
  title: textOrEmpty,
  title_tag: maybe(looseText),
  img: textOrEmpty,
  img_tag: maybe(looseText),
  link: textOrEmpty,
  stime: countOrZero,
  etime: countOrZero,
  sort: countOrZero,
  tag: cardTag,
  status: looseFlag,
});

/**
 * What `activityCard` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: ActivityCard = parse(activityCard, { id: 1, activity_type: 23, tag: 'sold out', status: 1 });
 * row.tag; // => ''
 */
export type ActivityCard = v.InferOutput<typeof activityCard>;

/**
 * The cards of the promotion page.
 *
 * @example
 * activityListCall.path; // => '/api/web/activityList'
 * activityListCall.effect; // => 'read'
 */
export const activityListCall = readCall('activityList', {
  request: emptyRequest,
  response: tolerantListOf(activityCard),
});

/**
 * The rules of one activity, as far as the operator states them: amounts in pesos, `rate` in percent; `dep_times`
 * and `times` say how often the deposit and what is given must be bet.
 */
const activityRules = v.object({
  who: maybe(looseText),
  min: maybe(peso),
  rate: maybe(looseNumber),
  max: maybe(peso),
  dep_times: maybe(looseInteger),
  times: maybe(looseInteger),
  games: maybe(looseText),
  etime: maybe(looseInteger),
});

/**
 * Picture and rules of one activity. `content` is plain text, one step a line.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getActImgCall.request, { type: '23' }); // => { type: 23 }
 */
export const getActImgCall = readCall('getActImg', {
  request: v.object({ type: looseInteger }),
  response: v.object({
    img: textOrEmpty,
    img_tag: maybe(looseText),
    title: textOrEmpty,
    content: textOrEmpty,
    rules: maybe(activityRules),
  }),
});

/**
 * A red packet. `state`: 0 not yet, 1 open, 2 got, 3 gone. `max` in pesos; `need` is who may open it.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(redPacket, { pktId: 2, stime: 1767196800, etime: 1767200400, state: '1', max: '88' }).max; // => 88
 */
export const redPacket = v.object({
  pktId: looseInteger,
  name: textOrEmpty,
  stime: looseInteger,
  etime: looseInteger,
  state: v.pipe(looseInteger, v.picklist([0, 1, 2, 3])),
  max: peso,
  left: countOrZero,
  need: maybe(v.object({ day_depAmt: maybe(peso), user_vip: maybe(looseInteger) })),
});

/**
 * What `redPacket` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: RedPacketRow = parse(redPacket, { pktId: 2, stime: 1767196800, etime: 1767200400, state: '1', max: '88' });
 * row.max; // => 88
 */
export type RedPacketRow = v.InferOutput<typeof redPacket>;

/**
 * The red packets of the day.
 *
 * @example
 * redPackerInfoCall.path; // => '/api/web/redPackerInfo'
 * redPackerInfoCall.effect; // => 'read'
 */
export const redPackerInfoCall = readCall('redPackerInfo', {
  request: emptyRequest,
  response: tolerantListOf(redPacket),
});

/**
 * Opens a red packet.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getRedPackerCall.request, { pktId: '2' }); // => { pktId: 2 }
 */
export const getRedPackerCall = writeCall('getRedPacker', {
  request: v.object({ pktId: looseInteger }),
  response: v.object(claimFields),
});

/**
 * Redeems a gift card.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { card: 'KISLAP2026' };
 * parse(getEventCardCall.request, request); // => request
 */
export const getEventCardCall = writeCall('getEventCard', {
  request: v.object({ card: boundedText(40) }),
  response: v.object(claimFields),
});
