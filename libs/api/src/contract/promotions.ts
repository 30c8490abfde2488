import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero, epoch, epochOrZero, looseFlag, looseInteger, looseNumber } from './loose/numbers';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { peso } from './loose/amounts';
import { mostRows, tolerantListOf } from './loose/lists';
import { askedInteger } from './loose/requests';

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
  /** Its number. */
  id: looseInteger,
  /** The number of the activity. */
  activity_type: looseInteger,
  /** The heading. */
  title: textOrEmpty,
  /** The heading in Tagalog. */
  title_tag: maybe(looseText),
  /** The address of the picture. */
  img: textOrEmpty,
  /** The picture in Tagalog. */
  img_tag: maybe(looseText),
  /**
   * Where it leads.
   *
   * @optional
   */
  link: textOrEmpty,
  /** When it begins, in epoch seconds. */
  stime: epochOrZero,
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: epochOrZero,
  /** Its place, rising. */
  sort: countOrZero,
  /**
   * A mark on the card.
   *
   * @optional
   */
  tag: cardTag,
  /** Whether it is on. */
  status: looseFlag,
  /** How often what is given must be bet. */
  times: maybe(looseNumber),
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
 * Lists the cards of the promotion page.
 *
 * @example
 * activityListCall.path; // => '/api/web/activityList'
 * activityListCall.effect; // => 'read'
 */
export const activityListCall = readCall('activityList', {
  group: 'config',
  auth: 'open',
  request: emptyRequest,
  response: tolerantListOf(activityCard, mostRows.cards),
});

/**
 * The rules of one activity, as far as the operator states them: amounts in pesos, `rate` in percent; `dep_times`
 * and `times` say how often the deposit and what is given must be bet.
 */
const activityRules = v.object({
  /** Who may take part. */
  who: maybe(looseText),
  /** The lowest deposit, in pesos. */
  min: maybe(peso),
  /** In percent. */
  rate: maybe(looseNumber),
  /** The most it gives, in pesos. */
  max: maybe(peso),
  /** How often the deposit must be bet. */
  dep_times: maybe(looseInteger),
  /** How often what is given must be bet. */
  times: maybe(looseInteger),
  /** Which games count. */
  games: maybe(looseText),
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: maybe(epoch),
});

/**
 * Tells picture and rules of one activity. `content` is plain text, one step a line.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getActImgCall.request, { type: '23' }); // => { type: 23 }
 */
export const getActImgCall = readCall('getActImg', {
  group: 'config',
  auth: 'open',
  refusals: ['notFound'],
  request: v.object({
    /** The number of the activity. */
    type: askedInteger,
  }),
  response: v.object({
    /** The address of the picture. */
    img: textOrEmpty,
    /** The picture in Tagalog. */
    img_tag: maybe(looseText),
    /**
     * The heading.
     *
     * @optional
     */
    title: textOrEmpty,
    /**
     * Plain text with line breaks, never HTML.
     *
     * @optional
     */
    content: textOrEmpty,
    /** The rules. */
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
  /** The number of the packet. */
  pktId: looseInteger,
  /** The name shown. */
  name: textOrEmpty,
  /** When it begins, in epoch seconds. */
  stime: epoch,
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: epoch,
  /** 0 not yet, 1 open, 2 got, 3 gone. */
  state: v.pipe(looseInteger, v.picklist([0, 1, 2, 3])),
  /** The most a packet holds, in pesos. */
  max: peso,
  /** How many are left. */
  left: countOrZero,
  /** Who may open it. */
  need: maybe(
    v.object({
      /** Deposits of today that are needed. */
      day_depAmt: maybe(peso),
      /** The lowest VIP level. */
      user_vip: maybe(looseInteger),
    }),
  ),
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
 * Lists the red packets of today.
 *
 * @example
 * redPackerInfoCall.path; // => '/api/web/redPackerInfo'
 * redPackerInfoCall.effect; // => 'read'
 */
export const redPackerInfoCall = readCall('redPackerInfo', {
  group: 'config',
  auth: 'open',
  request: emptyRequest,
  response: tolerantListOf(redPacket, mostRows.cards),
});

/**
 * Opens a red packet, first come, first served.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getRedPackerCall.request, { pktId: '2' }); // => { pktId: 2 }
 */
export const getRedPackerCall = writeCall('getRedPacker', {
  group: 'config',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'ended', 'switchedOff'],
  request: v.object({
    /** The number of the packet. */
    pktId: askedInteger,
  }),
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
  group: 'accounts',
  kind: 'E',
  refusals: ['notFound', 'alreadyReceived', 'ended', 'notEligible', 'locked', 'switchedOff'],
  request: v.object({
    /** The code on the card; case and blanks at its ends do not count. */
    card: boundedText(40),
  }),
  response: v.object(claimFields),
});
